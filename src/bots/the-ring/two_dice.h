// How often dice fall as they do.
#pragma once

#include <algorithm>

#include "rules/the-ring/charts.h"

namespace fc::the_ring {

inline constexpr int die_faces = 6;

/// Of a total of two dice, 2 to 12.
constexpr double chance_of_total(int total) {
  constexpr int likeliest = die_faces + 1;
  return (die_faces - std::max(total - likeliest, likeliest - total)) / double{die_faces * die_faces};
}

/// That two dice total a number or less.
constexpr double chance_up_to(int number) {
  double chance = 0;
  for (int total = lowest_total; total <= std::min(number, highest_total); ++total) {
    chance += chance_of_total(total);
  }
  return chance;
}

/// That one die shows more than a number.
constexpr double chance_above(int number) { return std::clamp(die_faces - number, 0, die_faces) / double{die_faces}; }

}  // namespace fc::the_ring
