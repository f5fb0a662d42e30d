// Whole fields of pairings out of the roster: what a class or two kinds of boxers make of each other.
// Source: rules/dice-boxing/rules.md, 9.1.
#pragma once

#include <string_view>
#include <vector>

#include "library/dice-boxing/catalogue.h"

namespace fc::dice_boxing {

/// Red and blue.
struct Pairing {
  const RosterEntry* red = nullptr;
  const RosterEntry* blue = nullptr;

  friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Near-equal men differ by so much in control - adjustment, at most.
inline constexpr int nearly_equal = 3;

/// Ordered pairs of different men of one class, each twice: with either man in red. low, high: of their control. apart: how
/// much control - adjustment may differ. The catalogue must outlive them.
std::vector<Pairing> pairings_within(const Catalogue& catalogue, WeightClass weight_class, int low, int high,
                                     int apart = nearly_equal);

/// Every all-time great of a class in red against everybody of the lowest control in blue.
std::vector<Pairing> greats_against_clubs(const Catalogue& catalogue, WeightClass weight_class);

}  // namespace fc::dice_boxing
