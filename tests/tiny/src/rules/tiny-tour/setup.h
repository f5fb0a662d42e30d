// What is constant on a tour of Tiny: who travels along, and how many stops there are.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/need.h"
#include "rules/tiny/setup.h"

namespace fc::tiny_tour {

inline constexpr int fewest_managers = 2;
inline constexpr int most_managers = 4;
inline constexpr int most_stops = 9;
/// Rounds of a bout, as its host decides.
inline constexpr int short_rounds = 1;
inline constexpr int long_rounds = 3;

struct Setup {
  std::vector<std::string> boxers;  ///< ids of Tiny's roster, by seat: each manager's one boxer
  std::int8_t stops = 3;            ///< 1 to 9: a bout at each

  friend bool operator==(const Setup&, const Setup&) = default;
};

inline int seats_of(const Setup& setup) { return static_cast<int>(setup.boxers.size()); }

}  // namespace fc::tiny_tour
