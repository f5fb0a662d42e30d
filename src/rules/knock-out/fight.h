// Challenge, training, betting and the punches. Source: rules/knock-out/rules.md, 3.4 to 3.7.
#pragma once

#include <algorithm>

#include "rules/knock-out/settlement.h"

namespace fc::knock_out::sequence {

inline constexpr int hook_steps = 4;

constexpr std::int8_t start_distance(const Setup& setup, Size size, const Boxer& boxer) {
  return setup.options.variable_start
             ? setup.tables.variable_distance[static_cast<std::size_t>(size)][static_cast<std::size_t>(boxer.rank)]
             : setup.tables.basic_distance;
}

template <class Sink>
constexpr void challenge(const Setup& setup, State& state, Choice choice, Sink& tell) {
  const Pairing pairing = pairing_of(setup, choice);
  state.fight = {};
  for (const auto& [corner, boxer] : {std::pair{Corner::red, pairing.own}, std::pair{Corner::blue, pairing.others}}) {
    Fighter& fighter = state.fight.of(corner);
    fighter.boxer = boxer;
    fighter.distance = start_distance(setup, size_of(boxer), state.boxer(boxer));
    state.fight.title_fight = state.fight.title_fight || state.boxer(boxer).title != Title::none;
  }
  state.phase = Phase::train_red;
  tell(Challenged{.red = pairing.own, .blue = pairing.others, .title_fight = state.fight.title_fight});
}

template <class Sink>
constexpr void train(const Setup& setup, State& state, Corner corner, Choice choice, Sink& tell) {
  Fighter& fighter = state.fight.of(corner);
  fighter.training = cards_of(choice);
  fighter.trained = true;
  if (corner == Corner::red) {
    state.phase = Phase::train_blue;
  } else if (setup.options.betting) {
    state.fight.bet_round = 1;
    state.phase = Phase::bet;
  } else {
    state.fight.round = 1;
    state.phase = Phase::punch_red;
  }
  tell(TrainingSealed{.corner = corner, .cards = count_of(fighter.training)});
}

/// Puts an offer or an accept of `seat` on its cell; a pass changes nothing.
constexpr void lay_chip(Fight& fight, int seat, Choice choice) {
  if (is_offer(choice)) {
    const Offer offer = offer_of(choice);
    fight.tables[fc::index_of(offer.table)][offer.cell] = {
        .offerer = static_cast<std::uint8_t>(seat), .acceptor = no_seat, .type = offer.type};
  } else if (is_accept(choice)) {
    fight.bet_at(accept_of(choice)).acceptor = static_cast<std::uint8_t>(seat);
  }
}

template <class Sink>
constexpr void place(const Setup& setup, State& state, int seat, Choice choice, Sink& tell) {
  Fight& fight = state.fight;
  lay_chip(fight, seat, choice);
  if (choice == pass) {
    ++fight.passes[static_cast<std::size_t>(seat)];
  }
  if (!to_next_placement(setup, fight)) {
    fight.round = 1;
    state.phase = Phase::punch_red;
  }
  if (is_offer(choice)) {
    const Offer offer = offer_of(choice);
    tell(BetOffered{.seat = seat, .offer = offer, .stake = stake_of(setup, offer.cell, offer.type)});
  } else if (is_accept(choice)) {
    tell(BetAccepted{.seat = seat, .accept = accept_of(choice)});
  } else {
    tell(BetPassed{seat});
  }
}

/// Removes a played card from the training and the hand.
constexpr void play_card(State& state, Corner corner, int value) {
  const auto index = static_cast<std::size_t>(value - 1);
  Fighter& fighter = state.fight.of(corner);
  Player& player = state.player(owner_of(fighter.boxer));
  --fighter.training[index];
  --player.cards[index];
  ++player.played[index];
  fighter.played.push_back(static_cast<std::uint8_t>(value));
}

struct Blow {
  Corner mover = Corner::red;
  int steps = 0;
  bool hook = false;
};

/// Whose boxer moves how far towards the K.O. space, from the two cards. Source: 3.7.
constexpr Blow blow_of(int red, int blue) {
  if (red == blue) {
    return {};
  }
  const Corner lower = red < blue ? Corner::red : Corner::blue;
  if (std::min(red, blue) == 1 && std::max(red, blue) == static_cast<int>(card_values)) {
    return {.mover = other(lower), .steps = hook_steps, .hook = true};
  }
  return {.mover = lower, .steps = std::max(red, blue) - std::min(red, blue), .hook = false};
}

/// `blow_of` by the two cards less 1, as a table: they are random, so the processor could not predict its branches.
inline constexpr auto blows = [] {
  std::array<std::array<Blow, card_values>, card_values> all{};
  for (int red = 1; red <= static_cast<int>(card_values); ++red) {
    for (int blue = 1; blue <= static_cast<int>(card_values); ++blue) {
      all[static_cast<std::size_t>(red - 1)][static_cast<std::size_t>(blue - 1)] = blow_of(red, blue);
    }
  }
  return all;
}();

/// The winner after three rounds, by the steps each has been moved; if they are equal, the challenger (red) loses. Source:
/// 3.7, ruling R42.
constexpr Corner winner_on_points(int red_moved, int blue_moved) {
  return red_moved < blue_moved ? Corner::red : Corner::blue;
}

/// Returns the next challenges if that ends the fight; otherwise none.
template <class Sink>
constexpr Challenges turn_cards(const Setup& setup, State& state, int red, int blue, Sink& tell) {
  Fight& fight = state.fight;
  play_card(state, Corner::red, red);
  play_card(state, Corner::blue, blue);
  const Blow& blow = blows[static_cast<std::size_t>(red - 1)][static_cast<std::size_t>(blue - 1)];
  Fighter& mover = fight.of(blow.mover);
  mover.moved = static_cast<std::int8_t>(std::min<int>(mover.moved + blow.steps, mover.distance));
  const bool knockout = mover.moved == mover.distance;
  const int round = fight.round;
  const bool goes_on = !knockout && round < fight_rounds;
  if (goes_on) {
    ++fight.round;
    state.phase = Phase::punch_red;
  }
  tell(PunchesRevealed{.round = round,
                       .red = red,
                       .blue = blue,
                       .mover = blow.mover,
                       .steps = blow.steps,
                       .hook = blow.hook,
                       .moved = mover.moved});
  if (knockout) {
    return end_fight(setup, state, other(blow.mover), true, tell);
  }
  if (!goes_on) {
    const Corner winner = winner_on_points(fight.of(Corner::red).moved, fight.of(Corner::blue).moved);
    return end_fight(setup, state, winner, false, tell);
  }
  return {};
}

template <class Sink>
constexpr void punch_of_red(State& state, Choice choice, Sink& tell) {
  state.fight.pending = static_cast<std::uint8_t>(punch_value(choice));
  state.phase = Phase::punch_blue;
  tell(PunchSealed{Corner::red});
}

/// Returns the next challenges if that ends the fight; otherwise none.
template <class Sink>
constexpr Challenges punch_of_blue(const Setup& setup, State& state, Choice choice, Sink& tell) {
  tell(PunchSealed{Corner::blue});
  const int red = state.fight.pending;
  state.fight.pending = 0;
  return turn_cards(setup, state, red, punch_value(choice), tell);
}

template <class Sink>
constexpr void answer(const Setup& setup, State& state, Choice choice, Sink& tell) {
  switch (state.phase) {
    case Phase::challenge: return challenge(setup, state, choice, tell);
    case Phase::train_red: return train(setup, state, Corner::red, choice, tell);
    case Phase::train_blue: return train(setup, state, Corner::blue, choice, tell);
    case Phase::bet: return place(setup, state, bettor(setup, state), choice, tell);
    case Phase::punch_red: return punch_of_red(state, choice, tell);
    case Phase::punch_blue: punch_of_blue(setup, state, choice, tell); return;
    case Phase::start:
    case Phase::finished: FC_CHECK(false && "no choice is awaited");
  }
}

/// Asks choose(decision, legal), or nobody if there is only one legal choice (3.1).
template <class Choose, class Legal>
constexpr Choice asked(Choose& choose, Decision decision, const Legal& legal) {
  return legal.size() == 1 ? legal[0] : choose(decision, legal);
}

template <class Choose, class Sink>
constexpr void ask_for_training(const Setup& setup, State& state, Corner corner, Choose& choose, Sink& tell) {
  const Trainings legal(state.player(state.fight.seat(corner)).cards);
  train(setup, state, corner, asked(choose, Decision::train, legal), tell);
}

template <class Choose>
constexpr Choice asked_punch(const State& state, Corner corner, Choose& choose) {
  return asked(choose, Decision::punch, Punches(state.fight.of(corner).training));
}

/// Answers the open question with choose(decision, legal), or, without asking, with the only legal choice (3.1).
template <class Choose, class Sink>
constexpr void answer_next(const Setup& setup, State& state, Choose choose, Sink& tell) {
  switch (state.phase) {
    case Phase::challenge:
      return challenge(setup, state, asked(choose, Decision::challenge, Challenges(setup, state, state.challenger)), tell);
    case Phase::train_red: return ask_for_training(setup, state, Corner::red, choose, tell);
    case Phase::train_blue: return ask_for_training(setup, state, Corner::blue, choose, tell);
    case Phase::bet: {
      const int seat = bettor(setup, state);
      return place(setup, state, seat, asked(choose, Decision::bet, Placements(setup, state, seat)), tell);
    }
    case Phase::punch_red: return punch_of_red(state, asked_punch(state, Corner::red, choose), tell);
    case Phase::punch_blue: punch_of_blue(setup, state, asked_punch(state, Corner::blue, choose), tell); return;
    case Phase::start:
    case Phase::finished: FC_CHECK(false && "no choice is awaited");
  }
}

/// Same as `answer_next` repeated to the end of the betting, but faster: bets are most of a game's answers.
template <class Choose, class Sink>
[[gnu::always_inline]] constexpr void bet_out(const Setup& setup, State& state, Choose& choose, Sink& tell) {
  const BettingOrder order(setup, state);
  Chips chips(setup, state.fight);
  while (state.phase == Phase::bet) {
    const int seat = order.next(state.fight);
    const Placements legal(state, seat, chips);
    const Choice choice = asked(choose, Decision::bet, legal);
    chips.lay(seat, choice);
    place(setup, state, seat, choice, tell);
  }
}

/// Same as `answer_next` repeated to the end of the fight, but faster: the phases follow each other, whichever is open now.
/// challenges: the legal ones, if that phase is open. Returns the next ones; none if the game is over.
template <class Choose, class Sink>
[[gnu::always_inline]] constexpr Challenges fight_out(const Setup& setup, State& state, Challenges challenges,
                                                      Choose& choose, Sink& tell) {
  if (state.phase == Phase::challenge) {
    challenge(setup, state, asked(choose, Decision::challenge, challenges), tell);
  }
  if (state.phase == Phase::train_red) {
    ask_for_training(setup, state, Corner::red, choose, tell);
  }
  if (state.phase == Phase::train_blue) {
    ask_for_training(setup, state, Corner::blue, choose, tell);
  }
  if (state.phase == Phase::bet) {
    bet_out(setup, state, choose, tell);
  }
  challenges = {};
  while (challenges.empty() && state.phase != Phase::finished) {
    if (state.phase == Phase::punch_red) {
      punch_of_red(state, asked_punch(state, Corner::red, choose), tell);
    }
    challenges = punch_of_blue(setup, state, asked_punch(state, Corner::blue, choose), tell);
  }
  return challenges;
}

/// Makes all choices that have one legal answer, until a real question is open.
template <class Sink>
constexpr void take_forced_choices(const Setup& setup, State& state, Sink& tell) {
  while (state.phase != Phase::finished) {
    const Need need = question(setup, state);
    const bool is_forced = with_answers(setup, state, need, [](const auto& legal) { return legal.size() == 1; });
    if (!is_forced) {
      return;
    }
    answer(setup, state, answers(setup, state, need)[0], tell);
  }
}

}  // namespace fc::knock_out::sequence
