#include "scene/knock-out/bet_prompt.h"

#include "rules/knock-out/settlement.h"
#include "scene/knock-out/naming.h"

namespace fc::knock_out {

std::string BetWording::claim(Corner table, BetType type) const {
  const std::string_view boxer = words_[key_of_boxer(setup_, seen_.fight.of(table).boxer)];
  return words_.say(type == BetType::ko ? "knock-out.claim.ko" : "knock-out.claim.win", {{"boxer", boxer}});
}

bool BetWording::against_own(Corner table, BetType type, bool offers) const {
  const bool own_table = seen_.fight.seat(table) == seat_;
  const bool others_table = seen_.fight.seat(other(table)) == seat_;
  if (type == BetType::ko) {
    return own_table && offers;
  }
  return offers ? others_table : own_table;
}

scene::Option BetWording::offer(const Offer& offer) const {
  const Money stake = sequence::stake_of(setup_, offer.cell, offer.type);
  scene::Option made;
  made.label = words_.say(offer.type == BetType::x2 ? "knock-out.label.offer-x2" : "knock-out.label.offer",
                          {{"claim", claim(offer.table, offer.type)}, {"stake", money_text(stake, words_)}});
  made.explanation =
      words_.say("knock-out.explain.offer", {{"stake", money_text(stake, words_)}, {"half", money_text(stake / 2, words_)}});
  if (against_own(offer.table, offer.type, true)) {
    made.warning = words_["knock-out.explain.against-own"];
  }
  return made;
}

scene::Option BetWording::accept(const Accept& accept) const {
  const Bet& bet = seen_.fight.bet_at(accept);
  const std::string stake = money_text(sequence::stake_of(setup_, accept.cell, bet.type), words_);
  const std::string_view boxer = words_[key_of_boxer(setup_, seen_.fight.of(accept.table).boxer)];
  const std::string_view offerer = names_[bet.offerer];
  scene::Option made;
  made.label = words_.say("knock-out.label.accept",
                          {{"claim", claim(accept.table, bet.type)}, {"stake", stake}, {"manager", offerer}});
  if (bet.offerer == seat_) {
    made.explanation = words_["knock-out.explain.accept-own"];
    return made;
  }
  made.explanation = words_.say(bet.type == BetType::ko ? "knock-out.explain.accept-ko" : "knock-out.explain.accept-win",
                                {{"stake", stake}, {"boxer", boxer}, {"manager", offerer}});
  if (against_own(accept.table, bet.type, false)) {
    made.warning = words_["knock-out.explain.against-own"];
  }
  return made;
}

scene::Option BetWording::option(Choice choice) const {
  if (is_offer(choice)) {
    return offer(offer_of(choice));
  }
  if (is_accept(choice)) {
    return accept(accept_of(choice));
  }
  scene::Option made;
  made.label = words_["knock-out.label.pass"];
  made.explanation = words_["knock-out.explain.pass"];
  return made;
}

}  // namespace fc::knock_out
