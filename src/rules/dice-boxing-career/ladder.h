// The ladder: how it is drawn, and how men move on it. Source: rules/dice-boxing/rules.md, 6.2.
#pragma once

#include <algorithm>
#include <span>

#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career::ladders {

/// How many men of each tier the ladder needs, lowest tier first.
inline constexpr std::array<int, tier_count> least_of_tier{10, 20, 15, 8};
/// The most men of a class in the roster: it leaves room in `most_men` for a ladder full of reserves.
inline constexpr std::size_t most_of_a_roster = most_men - (10 + 20 + 15 + 8);

/// A list of men of the class.
using People = FixedVector<Person, most_men>;

/// Fills the ladder at random by the set-up's seed: the champion first, you at the end.
void draw(const Setup& setup, State& state);

/// Sorts by standing, lowest first; equal men keep their order.
void sort_by_standing(const Setup& setup, std::span<Person> people);

/// Moves a man of the ladder to `place`, 0 to 51; everybody between shifts by one place.
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
