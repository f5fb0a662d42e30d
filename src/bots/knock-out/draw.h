// Drawing from shares.
#pragma once

#include <cstddef>

#include "core/random.h"

namespace fc::knock_out {

/// A place drawn by its share. shares: none negative, adding up to 1; rounding never draws a place without a share.
template <class Shares>
std::size_t draw(const Shares& shares, Random& random) {
  constexpr double unit = 1.0 / (1ULL << 53U);
  double number = static_cast<double>(random.bits() >> 11U) * unit;
  std::size_t last = 0;
  for (std::size_t place = 0; place < shares.size(); ++place) {
    const auto share = static_cast<double>(shares[place]);
    if (share > 0) {
      last = place;
      number -= share;
      if (number < 0) {
        break;
      }
    }
  }
  return last;
}

}  // namespace fc::knock_out
