// The referee counts over a man who is down: when each number is called.
#pragma once

#include <algorithm>

#include "core/corner.h"

namespace fc::scene {

/// The last number that can be called.
inline constexpr int counted_out = 10;

/// Seconds from the moment at which the count is known to go on.
struct CountPace {
  float before = 0;  ///< until "one"
  float one = 0;     ///< from number to number

  /// Until this number is called, 1 to 10.
  [[nodiscard]] constexpr float until_called(int number) const { return before + one * static_cast<float>(number - 1); }
  /// The dice of a count are thrown with its last number: before, they would tell too much. They rest one number later.
  [[nodiscard]] constexpr float until_thrown(int last) const { return until_called(last); }
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
