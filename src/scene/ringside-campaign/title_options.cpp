// How the answers to the title's questions are worded, and to an offer of another manager.
#include <utility>

#include "scene/ringside-campaign/odds.h"
#include "scene/ringside-campaign/purses.h"
#include "scene/ringside-campaign/wording.h"

namespace fc::ringside_campaign {
namespace {

/// The venue of the offer that is open, as a number.
int venue_of(const Offer& offer) { return offer.title ? title_venue : static_cast<int>(offer.arena.value_or(Arena::pits)); }

/// What the bout would bring the asked seat's man. other: `nobody` while nobody knows whom he meets.
std::string prospect(const Wording& wording, Person own, Person other) {
  const int venue = venue_of(wording.state.offer);
  const Person against = other == nobody ? own : other;  // the own popularity alone counts in a title bout
  const Purses shares = shares_of(wording.setup, wording.state, own, against, venue);
  const std::string won = wording.money(shares[static_cast<std::size_t>(Outcome::won)]);
  const std::string lost = wording.money(shares[static_cast<std::size_t>(Outcome::lost)]);
  if (other == nobody) {
    return wording.say("explain.prospect-open", {{"man", wording.man(own)}, {"won", won}, {"lost", lost}});
  }
  return wording.say("explain.prospect",
                     {{"man", wording.man(own)},
                      {"other", wording.man(other)},
                      {"won", won},
                      {"lost", lost},
                      {"chance", std::to_string(chance_to_win(wording.setup, wording.state, own, other))}});
}

std::string tired_for_title(const Wording& wording, Person person) {
  const int damage = carried_damage(wording.setup, wording.state, person);
  return damage == 0 ? std::string()
                     : wording.say("warn.tired", {{"man", wording.man(person)}, {"damage", std::to_string(damage)}});
}

scene::Option plain(const Wording& wording, const std::string& key, std::string explanation, std::string warning = {}) {
  scene::Option option;
  option.label = wording.say("choice." + key);
  option.explanation = std::move(explanation);
  option.warning = std::move(warning);
  return option;
}

/// What a refusal costs, if it is a walkover.
std::string walkover(const Wording& wording) {
  const Offer& offer = wording.state.offer;
  if (!walkovers::is_due(wording.setup, wording.state, offer)) {
    return {};
  }
  const Money sum = walkovers::forfeit(wording.setup, wording.state, offer);
  return wording.say(offer.title ? "warn.walkover-title" : "warn.walkover",
                     {{"man", wording.man(offer.man)}, {"other", wording.man(offer.other)}, {"sum", wording.money(sum)}});
}

scene::Option answer_to_bout(const Wording& wording, bool accepts) {
  const Offer& offer = wording.state.offer;
  if (accepts) {
    return plain(wording, "accept", prospect(wording, offer.other, offer.man), tired_for_title(wording, offer.other));
  }
  return plain(wording, "decline", wording.say("explain.decline-bout", {{"manager", wording.manager(offer.by)}}),
               walkover(wording));
}

/// own: the man who would leave; gained: who would come instead, `nobody` if money alone; sum: what the asked seat gets.
scene::Option answer_to_deal(const Wording& wording, bool accepts, Person gained, Money sum) {
  const Offer& offer = wording.state.offer;
  if (!accepts) {
    return plain(wording, "decline", wording.say("explain.decline-deal", {{"manager", wording.manager(offer.by)}}));
  }
  const Money cash = wording.state.manager(wording.need.seat).cash;
  const CutTable& table = wording.setup.tables.cut;
  return plain(wording, "accept",
               wording.say("explain.deal", {{"man", wording.man(gained)},
                                            {"standing", wording.standing(gained)},
                                            {"least", std::to_string(table.added + d20.lowest)},
                                            {"most", std::to_string(table.added + d20.highest)},
                                            {"cash", wording.money(cash)},
                                            {"after", wording.money(cash + sum)}}),
               tired_for_title(wording, gained));
}

}  // namespace

scene::Option title_option(const Wording& wording, const Choice& choice) {
  const Offer& offer = wording.state.offer;
  switch (choice.word) {
    case Word::sign: return plain(wording, "sign", prospect(wording, offer.man, offer.other));
    case Word::challenge: return plain(wording, "challenge", prospect(wording, offer.man, offer.other));
    case Word::defend:
      return plain(wording, "defend", prospect(wording, offer.other, offer.man), tired_for_title(wording, offer.other));
    case Word::refuse:
      return plain(wording, "refuse",
                   wording.say("explain.refuse", {{"man", wording.man(offer.other)},
                                                  {"rank", std::to_string(wording.setup.tables.stripped_to)}}));
    default: return plain(wording, "decline-title", wording.say("explain.decline-title", {{"man", wording.man(offer.man)}}));
  }
}

scene::Option answer_option(const Wording& wording, const Choice& choice) {
  const Offer& offer = wording.state.offer;
  const bool accepts = choice.word == Word::accept;
  switch (offer.kind) {
    case OfferKind::sale: return answer_to_deal(wording, accepts, offer.man, -offer.sum.value_or(0));
    case OfferKind::trade: return answer_to_deal(wording, accepts, offer.man, offer.sum.value_or(0));
    default: return answer_to_bout(wording, accepts);
  }
}

}  // namespace fc::ringside_campaign
