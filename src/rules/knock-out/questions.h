// What is asked in each phase, of whom, and the legal answers in their order. Source: rules/knock-out/rules.md, 3.3 to 3.7.
#pragma once

#include <algorithm>
#include <array>

#include "core/need.h"
#include "rules/knock-out/placements.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// Why a pairing is not a legal challenge; the first rule of 3.3 that it breaks.
enum class Bar : std::uint8_t { none, too_few_cards, out, resting, start_money, amateur_against_title };

/// What keeps a boxer from any fight.
constexpr Bar boxer_bar(const State& state, BoxerIndex boxer) {
  if (count_of(state.player(owner_of(boxer)).cards) < fewest_cards_to_fight) {
    return Bar::too_few_cards;
  }
  if (state.boxer(boxer).out) {
    return Bar::out;
  }
  return boxer == state.last_winner || boxer == state.last_loser ? Bar::resting : Bar::none;
}

/// What keeps two boxers from this fight, though each may fight.
constexpr Bar pairing_bar(const Setup& setup, const State& state, BoxerIndex own, BoxerIndex others) {
  if (start_money(setup, size_of(others), state.boxer(others)) < start_money(setup, size_of(own), state.boxer(own))) {
    return Bar::start_money;
  }
  const bool reaches_too_high = state.boxer(own).rank == Class::amateur && state.boxer(others).title != Title::none;
  return reaches_too_high ? Bar::amateur_against_title : Bar::none;
}

constexpr Bar challenge_bar(const Setup& setup, const State& state, BoxerIndex own, BoxerIndex others) {
  const Bar own_bar = boxer_bar(state, own);
  const Bar others_bar = boxer_bar(state, others);
  if (own_bar != Bar::none && others_bar != Bar::none) {
    return std::min(own_bar, others_bar);  // in the order of the rules
  }
  const Bar bar = own_bar != Bar::none ? own_bar : others_bar;
  return bar != Bar::none ? bar : pairing_bar(setup, state, own, others);
}

/// Calls visit(pairing) for every legal challenge of a seat in the order of 3.4, until it returns false.
template <class Visit>
constexpr void each_challenge(const Setup& setup, const State& state, int seat, Visit visit) {
  for (const Size own_size : {Size::big, Size::small}) {
    const BoxerIndex own = boxer_index(seat, own_size);
    for (int step = 1; step < setup.players && boxer_bar(state, own) == Bar::none; ++step) {
      for (const Size other_size : {Size::big, Size::small}) {
        const BoxerIndex others = boxer_index(clockwise(setup, seat, step), other_size);
        if (boxer_bar(state, others) == Bar::none && pairing_bar(setup, state, own, others) == Bar::none &&
            !visit(Pairing{own, others})) {
          return;
        }
      }
    }
  }
}

/// All legal challenges of a seat. Source: 3.4.
constexpr Choices challenges_of(const Setup& setup, const State& state, int seat) {
  Choices choices;
  each_challenge(setup, state, seat, [&](const Pairing& pairing) {
    choices.push_back(choice_of(setup, pairing));
    return true;
  });
  return choices;
}

constexpr bool may_challenge(const Setup& setup, const State& state, int seat) {
  bool may = false;
  each_challenge(setup, state, seat, [&may](const Pairing&) {
    may = true;
    return false;
  });
  return may;
}

/// How many cards somebody with this many left trains. Source: 3.5.
constexpr int training_size(int cards) { return std::min(cards, most_trained_cards); }

/// The distinct trainings of a hand of at least three cards, most of the low values first: ascending order of the lists of
/// their values. As `Placements`, counted and found by their number without a list. Source: 3.5.
class Trainings {
 public:
  constexpr explicit Trainings(const Cards& hand) : hand_(hand), wanted_(training_size(count_of(hand))) {
    ways_[card_values][0] = 1;
    for (std::size_t value = card_values; value-- > 0;) {
      for (int wanted = 0; wanted <= wanted_; ++wanted) {
        for (int count = 0; count <= std::min<int>(wanted, hand[value]); ++count) {
          ways(value, wanted) += ways(value + 1, wanted - count);
        }
      }
    }
  }

  [[nodiscard]] constexpr std::size_t size() const { return ways_[0][static_cast<std::size_t>(wanted_)]; }

  [[nodiscard]] constexpr Choice operator[](std::size_t index) const {
    Cards chosen{};
    int wanted = wanted_;
    for (std::size_t value = 0; value < card_values; ++value) {
      int count = std::min<int>(wanted, hand_[value]);
      for (; index >= ways_[value + 1][static_cast<std::size_t>(wanted - count)]; --count) {
        index -= ways_[value + 1][static_cast<std::size_t>(wanted - count)];
      }
      chosen[value] = static_cast<std::uint8_t>(count);
      wanted -= count;
    }
    return training_of(chosen);
  }

  /// The list of them all.
  constexpr operator Choices() const {  // NOLINT(google-explicit-constructor): where a list is wanted, this is one
    return listed(*this);
  }

 private:
  constexpr std::uint8_t& ways(std::size_t value, int wanted) { return ways_[value][static_cast<std::size_t>(wanted)]; }

  Cards hand_;
  int wanted_;
  /// In how many ways so many cards can be taken from this value on.
  std::array<std::array<std::uint8_t, most_trained_cards + 1>, card_values + 1> ways_{};
};

constexpr Choices trainings_of(const Cards& hand) { return Trainings(hand); }

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

/// The one question that is open.
constexpr Need question(const Setup& setup, const State& state) {
  const auto choice = [](Decision decision, int seat, bool secret) {
    return Need{.kind = NeedKind::choice,
                .seat = static_cast<std::uint8_t>(seat),
                .topic = static_cast<std::uint8_t>(decision),
                .die = {},
                .more_dice = 0,
                .secret = secret};
  };
  switch (state.phase) {
    case Phase::start:
      return {.kind = NeedKind::roll,
              .seat = 0,
              .topic = static_cast<std::uint8_t>(Purpose::start_player),
              .die = {.lowest = 1, .highest = static_cast<std::uint8_t>(setup.players)},
              .more_dice = 0,
              .secret = false};
    case Phase::challenge: return choice(Decision::challenge, state.challenger, false);
    case Phase::train_red: return choice(Decision::train, state.challenger, true);
    case Phase::train_blue: return choice(Decision::train, state.fight.seat(Corner::blue), true);
    case Phase::bet: return choice(Decision::bet, bettor(setup, state), false);
    case Phase::punch_red: return choice(Decision::punch, state.challenger, true);
    case Phase::punch_blue: return choice(Decision::punch, state.fight.seat(Corner::blue), true);
    case Phase::finished: break;
  }
  return {};
}

/// Calls use(legal) with the legal answers of one seat to a decision that is open to it: a list, `Trainings` or
/// `Placements`.
template <class Use>
constexpr auto with_answers(const Setup& setup, const State& state, const Need& need, Use use) {
  switch (static_cast<Decision>(need.topic)) {
    case Decision::challenge: return use(challenges_of(setup, state, need.seat));
    case Decision::train: return use(Trainings(state.player(need.seat).cards));
    case Decision::bet: return use(Placements(setup, state, need.seat));
    case Decision::punch: break;
  }
  return use(punches_of(state.fight.of(need.seat == state.challenger ? Corner::red : Corner::blue).training));
}

/// All legal answers to a question as a list; empty if no choice is asked.
constexpr Choices answers(const Setup& setup, const State& state, const Need& need) {
  if (need.kind != NeedKind::choice) {
    return {};
  }
  return with_answers(setup, state, need, [](const auto& legal) -> Choices { return legal; });
}

}  // namespace fc::knock_out
