// The tree that `FightSolver` plays, for its two source files: how its numbers lie in memory and what one visit of a knot
// carries along.
#pragma once

#include "bots/knock-out/hidden_fight.h"

namespace fc::knock_out {

inline constexpr std::size_t card_pairs = card_values * card_values;
/// Hands that can be held at a knot of each level, and where its numbers begin. A level is one open pair of cards.
inline constexpr std::array<std::size_t, 3> level_hands{65, 35, 15};
inline constexpr std::array<std::size_t, 3> level_begins{0, 65 * card_values, (65 + 25 * 35) * card_values};
inline constexpr std::size_t all_numbers = (65 + 25 * 35 + 625 * 15) * card_values;

/// Makes shares of what is above 0; all alike if nothing is. numbers: those at `places`.
template <class Numbers, class Places>
void match_regrets(const Numbers& regret, const Places& places, Numbers& shares) {
  float sum = 0;
  for (const auto place : places) {
    sum += regret[place];
  }
  const float scale = sum > 0 ? 1 / sum : 0;
  const float even = sum > 0 ? 0 : 1 / static_cast<float>(places.size());
  for (const auto place : places) {
    shares[place] = regret[place] * scale + even;
  }
}

/// The cards of the corner that walks, and of the other, as red and blue.
inline Exchange exchange_of(const FightTerms& terms, Corner corner, const std::array<std::int8_t, 2>& moved, int round,
                            std::size_t own, std::size_t others) {
  const int first = static_cast<int>(own) + 1;
  const int second = static_cast<int>(others) + 1;
  return corner == Corner::red ? exchange(terms, moved, round, first, second) : exchange(terms, moved, round, second, first);
}

constexpr std::size_t next_knot(std::size_t knot, Corner corner, std::size_t own, std::size_t others) {
  return knot * card_pairs + (corner == Corner::red ? own * card_values + others : others * card_values + own);
}

/// What one side's hands lead to, a card of each value played.
struct FightSolver::Plays {
  std::array<Range, card_values> range{};
  std::array<HandList, card_values> hands;
  std::array<float, card_values> sum{};
};

struct FightSolver::Visit {
  Corner corner = Corner::red;  ///< who walks
  int level = 0;
  std::size_t knot = 0;
  std::array<std::int8_t, 2> moved{};
  const Range* own = nullptr;  ///< how often his own mix brings each hand here
  const Range* others = nullptr;
  const HandList* hands = nullptr;  ///< he may hold
  const HandList* other_hands = nullptr;
  Mixes* learns = nullptr;  ///< his, in a pass
};

}  // namespace fc::knock_out
