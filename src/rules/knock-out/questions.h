// What is asked in each phase, of whom, and the legal answers in their order. Source: rules/knock-out.md, 3.3 to 3.7.
#pragma once

#include "core/need.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// The seat `steps` to the left of `seat`.
constexpr int clockwise(const Setup& setup, int seat, int steps = 1) {
  return (seat + steps) % setup.players;
}

/// Why a pairing is not a legal challenge; the first rule of 3.3 that it breaks.
enum class Bar : std::uint8_t { none, too_few_cards, out, resting, start_money, amateur_against_title };

constexpr Bar challenge_bar(const Setup& setup, const State& state, BoxerIndex own, BoxerIndex others) {
  for (const BoxerIndex boxer : {own, others}) {
    if (count_of(state.player(owner_of(boxer)).cards) < fewest_cards_to_fight) {
      return Bar::too_few_cards;
    }
  }
  for (const BoxerIndex boxer : {own, others}) {
    if (state.boxer(boxer).out) {
      return Bar::out;
    }
  }
  for (const BoxerIndex boxer : {own, others}) {
    if (boxer == state.last_winner || boxer == state.last_loser) {
      return Bar::resting;
    }
  }
  if (start_money(setup, size_of(others), state.boxer(others)) < start_money(setup, size_of(own), state.boxer(own))) {
    return Bar::start_money;
  }
  if (state.boxer(own).rank == Class::amateur && state.boxer(others).title != Title::none) {
    return Bar::amateur_against_title;
  }
  return Bar::none;
}

/// All legal challenges of a seat. Source: 3.4.
constexpr Choices challenges_of(const Setup& setup, const State& state, int seat) {
  Choices choices;
  for (const Size own_size : {Size::big, Size::small}) {
    for (int step = 1; step < setup.players; ++step) {
      for (const Size other_size : {Size::big, Size::small}) {
        const Pairing pairing{boxer_index(seat, own_size), boxer_index(clockwise(setup, seat, step), other_size)};
        if (challenge_bar(setup, state, pairing.own, pairing.others) == Bar::none) {
          choices.push_back(choice_of(setup, pairing));
        }
      }
    }
  }
  return choices;
}

namespace detail {

/// Distinct multisets of `wanted` cards, most of the low values first: ascending order of the value lists.
constexpr void add_trainings(const Cards& hand, std::size_t value, int wanted, Cards& chosen, Choices& choices) {
  if (value == card_values) {
    if (wanted == 0) {
      choices.push_back(training_of(chosen));
    }
    return;
  }
  const int most = wanted < hand[value] ? wanted : hand[value];
  for (int count = most; count >= 0; --count) {
    chosen[value] = static_cast<std::uint8_t>(count);
    add_trainings(hand, value + 1, wanted - count, chosen, choices);
  }
  chosen[value] = 0;
}

}  // namespace detail

/// Trainings of a hand of at least three cards. Source: 3.5.
constexpr Choices trainings_of(const Cards& hand) {
  const int cards = count_of(hand);
  Choices choices;
  Cards chosen{};
  detail::add_trainings(hand, 0, cards < most_trained_cards ? cards : most_trained_cards, chosen, choices);
  return choices;
}

/// Distinct values of the trained cards, ascending. Source: 3.7.
constexpr Choices punches_of(const Cards& training) {
  Choices choices;
  for (std::size_t value = 0; value < card_values; ++value) {
    if (training[value] > 0) {
      choices.push_back(punch_with(static_cast<int>(value) + 1));
    }
  }
  return choices;
}

/// The seat whose placement is next. Source: 3.6 (order).
constexpr int bettor(const Setup& setup, const State& state) {
  const int challenger = state.challenger;
  const int turn = state.fight.bet_turn;
  if (state.fight.bet_round > 1 || turn == 0) {
    return clockwise(setup, challenger, turn);
  }
  const int defender = state.fight.seat(Corner::blue);
  if (turn == 1) {
    return defender;
  }
  const int defender_step = (defender - challenger + setup.players) % setup.players;
  return clockwise(setup, challenger, turn - 1 < defender_step ? turn - 1 : turn);
}

constexpr int offers_shown(const Fight& fight, int seat, BetType type) {
  int shown = 0;
  for (const auto& table : fight.tables) {
    for (const Bet& bet : table) {
      shown += bet.offerer == seat && bet.type == type ? 1 : 0;
    }
  }
  return shown;
}

/// In the first betting round challenger and defender must offer. Source: 3.6 (the duty).
constexpr bool must_offer(const State& state, int seat) {
  return state.fight.bet_round == 1 && (seat == state.challenger || seat == state.fight.seat(Corner::blue));
}

/// Placements open to a seat. Source: 3.6.
constexpr Choices placements_of(const Setup& setup, const State& state, int seat) {
  const Fight& fight = state.fight;
  const bool may_x2 = offers_shown(fight, seat, BetType::x2) < setup.tables.x2_chips;
  const bool may_ko = offers_shown(fight, seat, BetType::ko) < setup.tables.ko_chips;
  Choices choices;
  for (const Corner table : {Corner::red, Corner::blue}) {
    for (std::uint8_t cell = 0; cell < cells; ++cell) {
      if (fight.tables[fc::index_of(table)][cell].offered()) {
        continue;
      }
      choices.push_back(choice_of(Offer{table, cell, BetType::win}));
      if (may_x2) {
        choices.push_back(choice_of(Offer{table, cell, BetType::x2}));
      }
      if (may_ko) {
        choices.push_back(choice_of(Offer{table, cell, BetType::ko}));
      }
    }
  }
  if (must_offer(state, seat)) {
    return choices;
  }
  for (const Corner table : {Corner::red, Corner::blue}) {
    for (std::uint8_t cell = 0; cell < cells; ++cell) {
      const Bet& bet = fight.tables[fc::index_of(table)][cell];
      if (bet.offered() && !bet.accepted()) {
        choices.push_back(choice_of(Accept{table, cell}));
      }
    }
  }
  choices.push_back(pass);
  return choices;
}

/// The one question that is open.
constexpr Need question(const Setup& setup, const State& state) {
  const auto choice = [](Decision decision, int seat, bool secret) {
    return Need{.kind = NeedKind::choice,
                .seat = static_cast<std::uint8_t>(seat),
                .topic = static_cast<std::uint8_t>(decision),
                .sides = 0,
                .secret = secret};
  };
  switch (state.phase) {
    case Phase::start:
      return {.kind = NeedKind::roll,
              .seat = 0,
              .topic = static_cast<std::uint8_t>(Purpose::start_player),
              .sides = static_cast<std::uint8_t>(setup.players),
              .secret = false};
    case Phase::challenge:
      return choice(Decision::challenge, state.challenger, false);
    case Phase::train_red:
      return choice(Decision::train, state.challenger, true);
    case Phase::train_blue:
      return choice(Decision::train, state.fight.seat(Corner::blue), true);
    case Phase::bet:
      return choice(Decision::bet, bettor(setup, state), false);
    case Phase::punch_red:
      return choice(Decision::punch, state.challenger, true);
    case Phase::punch_blue:
      return choice(Decision::punch, state.fight.seat(Corner::blue), true);
    case Phase::finished:
      break;
  }
  return {};
}

/// Legal answers of one seat to a decision that is open to it.
constexpr Choices answers(const Setup& setup, const State& state, const Need& need) {
  if (need.kind != NeedKind::choice) {
    return {};
  }
  switch (static_cast<Decision>(need.topic)) {
    case Decision::challenge:
      return challenges_of(setup, state, need.seat);
    case Decision::train:
      return trainings_of(state.player(need.seat).cards);
    case Decision::bet:
      return placements_of(setup, state, need.seat);
    case Decision::punch:
      return punches_of(state.fight.of(need.seat == state.challenger ? Corner::red : Corner::blue).training);
  }
  return {};
}

}  // namespace fc::knock_out
