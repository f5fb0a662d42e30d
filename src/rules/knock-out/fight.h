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
constexpr void place(const Setup& setup, State& state, Choice choice, Sink& tell) {
  Fight& fight = state.fight;
  const int seat = bettor(setup, state);
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

/// The winner after three rounds, by the steps each has been moved; if they are equal, the challenger (red) loses. Source:
/// 3.7, ruling R42.
constexpr Corner winner_on_points(int red_moved, int blue_moved) {
  return red_moved < blue_moved ? Corner::red : Corner::blue;
}

template <class Sink>
constexpr void turn_cards(const Setup& setup, State& state, int red, int blue, Sink& tell) {
  Fight& fight = state.fight;
  play_card(state, Corner::red, red);
  play_card(state, Corner::blue, blue);
  const Blow blow = blow_of(red, blue);
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
    end_fight(setup, state, other(blow.mover), true, tell);
  } else if (!goes_on) {
    const Corner winner = winner_on_points(fight.of(Corner::red).moved, fight.of(Corner::blue).moved);
    end_fight(setup, state, winner, false, tell);
  }
}

template <class Sink>
constexpr void punch(const Setup& setup, State& state, Corner corner, Choice choice, Sink& tell) {
  if (corner == Corner::red) {
    state.fight.pending = static_cast<std::uint8_t>(punch_value(choice));
    state.phase = Phase::punch_blue;
    tell(PunchSealed{corner});
    return;
  }
  tell(PunchSealed{corner});
  const int red = state.fight.pending;
  state.fight.pending = 0;
  turn_cards(setup, state, red, punch_value(choice), tell);
}

template <class Sink>
constexpr void answer(const Setup& setup, State& state, Choice choice, Sink& tell) {
  switch (state.phase) {
    case Phase::challenge: return challenge(setup, state, choice, tell);
    case Phase::train_red: return train(setup, state, Corner::red, choice, tell);
    case Phase::train_blue: return train(setup, state, Corner::blue, choice, tell);
    case Phase::bet: return place(setup, state, choice, tell);
    case Phase::punch_red: return punch(setup, state, Corner::red, choice, tell);
    case Phase::punch_blue: return punch(setup, state, Corner::blue, choice, tell);
    case Phase::start:
    case Phase::finished: FC_CHECK(false && "no choice is awaited");
  }
}

/// Answers the open question with choose(decision, legal), or, without asking, with the only legal choice (3.1).
template <class Choose, class Sink>
constexpr void answer_next(const Setup& setup, State& state, Choose choose, Sink& tell) {
  const auto asked = [&](Decision decision, const auto& legal) -> Choice {
    return legal.size() == 1 ? legal[0] : choose(decision, legal);
  };
  const auto train_in = [&](Corner corner) {
    const Trainings legal(state.player(state.fight.seat(corner)).cards);
    train(setup, state, corner, asked(Decision::train, legal), tell);
  };
  const auto punch_in = [&](Corner corner) {
    punch(setup, state, corner, asked(Decision::punch, Punches(state.fight.of(corner).training)), tell);
  };
  switch (state.phase) {
    case Phase::challenge:
      return challenge(setup, state, asked(Decision::challenge, Challenges(setup, state, state.challenger)), tell);
    case Phase::train_red: return train_in(Corner::red);
    case Phase::train_blue: return train_in(Corner::blue);
    case Phase::bet: return place(setup, state, asked(Decision::bet, Placements(setup, state, bettor(setup, state))), tell);
    case Phase::punch_red: return punch_in(Corner::red);
    case Phase::punch_blue: return punch_in(Corner::blue);
    case Phase::start:
    case Phase::finished: FC_CHECK(false && "no choice is awaited");
  }
}

/// Same as `answer_next` repeated to the end of the betting, but faster: bets are most of a game's answers.
template <class Choose, class Sink>
constexpr void bet_out(const Setup& setup, State& state, Choose choose, Sink& tell) {
  Chips chips(state.fight);
  while (state.phase == Phase::bet) {
    const int seat = bettor(setup, state);
    const Placements legal(setup, state, seat, chips);
    const Choice choice = legal.size() == 1 ? legal[0] : choose(Decision::bet, legal);
    chips.lay(seat, choice);
    place(setup, state, choice, tell);
  }
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
