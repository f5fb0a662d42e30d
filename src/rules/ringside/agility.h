// What a roll is compared with: effective Agility and Counterpunch. Source: rules/ringside/rules.md, 3.2.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/roll_call.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

inline constexpr int highest_agility = 99;  // Ruling R3: a roll of 100 always lands.

/// Of the defender, by his Tactic.
inline constexpr std::array<int, 4> backpedal_bonus{0, 0, 25, 0};
inline constexpr std::array<int, 4> trapped_penalty{-10, -10, -10, 0};

/// Calls add(reason, amount) for every part of the Agility of the man in `corner` when he is punched at, rating first; the
/// amount is 0 where a reason does not apply. Arithmetic instead of branches: no processor can guess who covers up.
template <class Add>
constexpr void each_agility_part(const Setup& setup, const State& state, Corner corner, Add add) {
  const BoxerState& boxer = state.boxer(corner);
  const bool defends = corner != state.attacker;
  add(Reason::agility, int{setup.boxer(corner).agility});
  add(Reason::covering, 10 * int{boxer.covering});
  add(Reason::opponent_covering, 20 * int{state.boxer(other(corner)).covering});
  add(Reason::backpedal, int{defends} * backpedal_bonus[static_cast<std::size_t>(state.tactic)]);
  add(Reason::rush, -10 * int{state.rush});
  add(Reason::trapped, int{boxer.trapped} * trapped_penalty[defends ? static_cast<std::size_t>(state.tactic) : 0]);
}

/// Agility of the man in `corner` after all modifiers, at most 99; a punch at him lands with a higher roll.
constexpr int effective_agility(const Setup& setup, const State& state, Corner corner) {
  int sum = 0;
  each_agility_part(setup, state, corner, [&sum](Reason, int amount) { sum += amount; });
  return std::min(sum, highest_agility);
}

/// Counterpunch of the defender: a roll up to it throws a counterpunch.
constexpr int effective_counterpunch(const Setup& setup, const State& state) {
  return setup.boxer(state.defender()).counterpunch + 15 * int{state.rush};
}

/// A man at 0 Endurance or less is easier to floor and slower to rise. Source: rules/ringside/rules.md, E4, E5; ruling R12.
constexpr bool is_spent(const BoxerState& boxer) { return boxer.endurance <= 0; }

/// Chance in per cent that the punch just landed floors the defender; a roll is made from 4 on. Source: E4.
constexpr int knockdown_chance(const State& state) {
  return state.blow + (is_spent(state.boxer(state.defender())) ? 10 : 0);
}

/// Added to the d10 of the referee's count. Source: E5.
constexpr int count_bonus(const State& state) { return is_spent(state.boxer(state.defender())) ? 4 : 0; }

inline constexpr int knockdown_from = 4;
inline constexpr int knockout_count = 10;
inline constexpr int extra_turn_count = 4;
inline constexpr int stoppage_endurance = -25;
inline constexpr int fatigue_after_hits = 5;

}  // namespace fc::ringside
