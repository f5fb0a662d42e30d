// The referee counts over a man who is down: when each number is called.
#pragma once

#include <algorithm>

#include "core/corner.h"

namespace fc::scene {

/// The last number that can be called.
inline constexpr int counted_out = 10;
/// No dice of a count wait longer than until this number is called.
inline constexpr int dice_fall_at = 8;

/// Seconds from the moment at which the count is known to go on.
struct CountPace {
  float before = 0;  ///< until "one"
  float one = 0;     ///< from number to number

  /// Until this number is called, 1 to 10.
  [[nodiscard]] constexpr float until_called(int number) const { return before + one * static_cast<float>(number - 1); }
  /// The dice of a count are thrown while its last number stands, or while "eight" does: they lie before anybody has heard
  /// whether there is a ten.
  [[nodiscard]] constexpr float until_thrown(int last) const { return until_called(std::min(last, dice_fall_at)); }
  /// They lie one number later, and are read.
  [[nodiscard]] constexpr float until_read(int last) const { return until_thrown(last) + one; }
  /// The last number has stood as long as every other.
  [[nodiscard]] constexpr float until_over(int last) const { return until_called(last) + one; }
  /// The last number called by then, 0 to `last`.
  [[nodiscard]] constexpr int counted_at(double age, int last) const {
    const double since = age - static_cast<double>(before);
    return since < 0 ? 0 : std::min(last, static_cast<int>(since / static_cast<double>(one)) + 1);
  }
};

/// What of it is on show.
struct ShownCount {
  Corner corner = Corner::red;
  int count = 0;  ///< last number called, 0: none yet
};

}  // namespace fc::scene
