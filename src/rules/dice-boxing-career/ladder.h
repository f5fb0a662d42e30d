// The ladder: how it is drawn, and how men move on it. Source: rules/dice-boxing/rules.md, 6.2.
#pragma once

#include <algorithm>
#include <span>

#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career::ladders {

/// How many men of each tier the ladder needs.
inline constexpr std::array<int, tier_count> least_of_tier{10, 20, 15, 8};
/// A roster leaves room for as many reserves as that.
inline constexpr std::size_t most_of_a_roster = most_men - (10 + 20 + 15 + 8);

/// Some of a class, in an order.
using People = FixedVector<Person, most_men>;

/// The field of a career in `seed` order, champion first, you at the end.
void draw(const Setup& setup, State& state);

/// Lowest standing first; equal men keep their order.
void sort_by_standing(const Setup& setup, std::span<Person> people);

/// Takes a man out and puts him in at `place`, 0 to 51; everybody between shifts by one. He is on the ladder.
constexpr void move(State& state, Person person, int place) {
  auto* const from = std::ranges::find(state.ladder, person);
  auto* const to = state.ladder.begin() + place;
  if (from < to) {
    std::rotate(from, from + 1, to + 1);
  } else {
    std::rotate(to, from, from + 1);
  }
}

}  // namespace fc::dice_boxing_career::ladders
