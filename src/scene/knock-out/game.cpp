#include "scene/knock-out/game.h"

#include "match/match_of.h"
#include "rules/knock-out/settlement.h"

namespace fc::knock_out {

scene::Caption Scene::caption(double clock, const Words& words) const {
  return caption_of(setup(), readout(clock), names(), words);
}

scene::Names Scene::men(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  scene::Names men;
  for (const Corner corner : both_corners) {
    if (const BoxerIndex boxer = shown.now.fight.of(corner).boxer; boxer != nobody) {
      men.at(fc::index_of(corner)) = words[key_of_boxer(setup(), boxer)];
    }
  }
  return men;
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& game = match_of<Rules>(match);
  return make_prompt(game.setup(), game.view(need.seat), need, names(), words);
}

std::vector<scene::Prompt> Scene::passed_over(const Match& match, const Words& words) const {
  const MatchOf<Rules>& game = match_of<Rules>(match);
  const std::optional<Need> forced = forced_pick(game.setup(), game.state());
  return forced ? std::vector{prompt(match, *forced, words)} : std::vector<scene::Prompt>{};
}

namespace {

using scene::Option;
using scene::Prompt;

/// What the seat sees, with others' cards counted by stand-ins, so that rules about numbers of cards can be asked.
State table_of(const Setup& setup, const View& view) {
  State seen = view.seen;
  for (int seat = 0; seat < setup.players; ++seat) {
    if (seat != view.seat) {
      seen.player(seat).cards = counted_cards(view, seat);
    }
  }
  return seen;
}

class Asker {
 public:
  Asker(const Setup& setup, const State& seen, const Need& need, const std::vector<std::string>& names, const Words& words)
      : setup_(setup), seen_(seen), need_(need), names_(names), words_(words) {}

  [[nodiscard]] Prompt ask() const {
    Prompt prompt;
    prompt.need = need_;
    prompt.title = question();
    const BetWording bets(setup_, seen_, need_.seat, names_, words_);
    for (const Choice choice : Rules::legal(setup_, seen_, need_)) {
      Option option = is_pairing(choice)    ? challenge(pairing_of(setup_, choice))
                      : is_training(choice) ? training(cards_of(choice))
                      : is_punch(choice)    ? punch(punch_value(choice))
                                            : bets.option(choice);
      option.notation = Rules::notation(choice);
      prompt.options.push_back(std::move(option));
    }
    lay_out(prompt);
    return prompt;
  }

 private:
  [[nodiscard]] Decision decision() const { return static_cast<Decision>(need_.topic); }
  [[nodiscard]] std::string_view name(BoxerIndex boxer) const { return words_[key_of_boxer(setup_, boxer)]; }

  [[nodiscard]] const Fighter& fighter() const {
    return seen_.fight.of(need_.seat == seen_.challenger ? Corner::red : Corner::blue);
  }

  [[nodiscard]] int trained_cards() const { return training_size(count_of(seen_.player(need_.seat).cards)); }

  [[nodiscard]] std::string question() const {
    const bool betting = decision() == Decision::bet;
    const bool alone = decision() == Decision::challenge;
    const std::string key = std::string("knock-out.ask.").append(Rules::topic_name(need_));
    return words_.say(betting && must_offer(seen_, need_.seat) ? key + "-duty" : key,
                      {{"manager", names_[need_.seat]},
                       {"boxer", betting || alone ? std::string_view() : name(fighter().boxer)},
                       {"cards", std::to_string(trained_cards())},
                       {"round", std::to_string(betting ? seen_.fight.bet_round : seen_.fight.round)}});
  }

  [[nodiscard]] std::string standing(const Boxer& boxer) const {
    return std::string(words_[boxer.title == Title::none ? key_of(boxer.rank) : key_of(boxer.title)]);
  }

  /// Both prizes, and what the boxer would be afterwards.
  [[nodiscard]] Option challenge(const Pairing& pairing) const {
    const Boxer& own = seen_.boxer(pairing.own);
    const Boxer& others = seen_.boxer(pairing.others);
    const Money prize = start_money(setup_, size_of(pairing.own), own);
    const int rival = owner_of(pairing.others);
    Option made;
    made.label = words_.say("knock-out.label.challenge", {{"own", name(pairing.own)}, {"other", name(pairing.others)}});
    made.explanation =
        words_.say("knock-out.explain.challenge", {{"win", money_text(2 * prize, words_)},
                                                   {"lose", money_text(prize, words_)},
                                                   {"up", standing(sequence::winner_after(own, others))},
                                                   {"down", standing(sequence::loser_after(own, false))},
                                                   {"manager", names_[static_cast<std::size_t>(rival)]},
                                                   {"cards", std::to_string(count_of(seen_.player(rival).cards))}});
    if (count_of(seen_.player(rival).cards) > count_of(seen_.player(need_.seat).cards)) {
      made.warning = words_["knock-out.explain.fewer-cards"];
    }
    return made;
  }

  [[nodiscard]] Option training(const Cards& cards) const {
    Option made;
    for (std::size_t value = 0; value < card_values; ++value) {
      for (int copy = 0; copy < cards[value]; ++copy) {
        made.label.append(made.label.empty() ? "" : ", ").append(std::to_string(value + 1));
      }
    }
    made.pieces.assign(cards.begin(), cards.end());
    made.explanation = words_.say("knock-out.explain.train",
                                  {{"cards", std::to_string(count_of(seen_.player(need_.seat).cards) - count_of(cards))}});
    return made;
  }

  [[nodiscard]] Option punch(int value) const {
    Option made;
    made.label = std::to_string(value);
    made.explanation = words_["knock-out.explain.punch-" + std::to_string(value)];
    return made;
  }

  /// Secret answers stand at the five values; a chip starts at the answer that does least harm.
  void lay_out(Prompt& prompt) const {
    if (decision() == Decision::bet && prompt.options.back().notation == Rules::notation(pass)) {
      prompt.first = prompt.options.size() - 1;
    }
    if (decision() != Decision::train && decision() != Decision::punch) {
      return;
    }
    const bool trains = decision() == Decision::train;
    prompt.pieces = trains ? trained_cards() : 0;
    const Cards& held = trains ? seen_.player(need_.seat).cards : fighter().training;
    for (std::size_t value = 0; value < card_values; ++value) {
      scene::PickPlace place{.label = std::to_string(value + 1), .option = std::nullopt, .held = held[value]};
      for (std::size_t index = 0; !trains && index < prompt.options.size(); ++index) {
        if (prompt.options[index].label == place.label) {
          place.option = index;
        }
      }
      prompt.places.push_back(place);
    }
  }

  const Setup& setup_;
  const State& seen_;
  const Need& need_;
  const std::vector<std::string>& names_;
  const Words& words_;
};

}  // namespace

Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const std::vector<std::string>& names,
                   const Words& words) {
  const State seen = table_of(setup, view);
  return Asker(setup, seen, need, names, words).ask();
}

std::optional<Need> forced_pick(const Setup& setup, const State& state) {
  const Need asked = Rules::need(setup, state);
  if (asked.kind != NeedKind::choice || !asked.secret) {
    return std::nullopt;
  }
  const bool blue_waits = state.phase == Phase::train_red || state.phase == Phase::punch_red;
  Need other_pick = asked;
  other_pick.seat = static_cast<std::uint8_t>(state.fight.seat(blue_waits ? Corner::blue : Corner::red));
  if (blue_waits && Rules::legal(setup, state, other_pick).size() > 1) {
    return std::nullopt;
  }
  return other_pick;
}

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

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::knock_out::Rules>(const Match& match,
                                                                                  const std::vector<std::string>& names) {
  return make_scene_of<knock_out::Scene, knock_out::Rules>(match, names);
}
