// The three scorecards of a bout of two that is scored round by round.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/corner.h"

namespace fc {

inline constexpr std::size_t scorecard_count = 3;

/// What a round is worth on one card, red and blue; and on all three.
using CardScore = std::array<std::int8_t, 2>;
using RoundScore = std::array<CardScore, scorecard_count>;

/// Sums of the rounds, by card, red and blue.
using ScorecardSums = std::array<std::array<std::int16_t, 2>, scorecard_count>;

/// state: has `scorecard`, a RoundScore for each scored round.
template <class State>
constexpr ScorecardSums cards_of(const State& state) {
  ScorecardSums cards{};
  for (const RoundScore& round : state.scorecard) {
    for (std::size_t card = 0; card < scorecard_count; ++card) {
      for (std::size_t corner = 0; corner < 2; ++corner) {
        cards[card][corner] = static_cast<std::int16_t>(cards[card][corner] + round[card][corner]);
      }
    }
  }
  return cards;
}

/// How many cards each corner leads on, red's and blue's; the others are even.
template <class State>
constexpr std::array<std::size_t, 2> cards_led(const State& state) {
  std::array<std::size_t, 2> led{};
  for (const auto& [red, blue] : cards_of(state)) {
    led[0] += red > blue ? 1 : 0;
    led[1] += blue > red ? 1 : 0;
  }
  return led;
}

/// Points by which `corner` leads on the three cards together; negative if it is behind.
template <class State>
constexpr int lead_on_cards(const State& state, Corner corner) {
  int lead = 0;
  for (const auto& card : cards_of(state)) {
    lead += card[index_of(corner)] - card[index_of(other(corner))];
  }
  return lead;
}

}  // namespace fc
