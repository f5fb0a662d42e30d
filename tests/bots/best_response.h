// What a man gains who knows the other's mix and answers it with the best single pick.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "bots/mixing.h"

namespace fc::test {

/// The same decision played out twice, by other dice: the best answer is found in one half and weighed in the other, for the
/// best of several lucky ones is not better. halves: the first player's chances. Mean gain of both players in winning
/// chance; below 0 is luck.
inline double best_response_gain(const std::array<ChanceMatrix, 2>& halves, const std::array<Mix, 2>& mixes) {
  double gain = 0;
  for (std::size_t half = 0; half < 2; ++half) {
    const ChanceMatrix& found = halves[half];
    const ChanceMatrix& weighed = halves[1 - half];
    std::size_t best_row = 0;
    std::size_t best_column = 0;
    for (std::size_t pick = 1; pick < found.picks; ++pick) {
      best_row = found.against_row(mixes[1], pick) > found.against_row(mixes[1], best_row) ? pick : best_row;
      best_column = found.against_column(mixes[0], pick) < found.against_column(mixes[0], best_column) ? pick : best_column;
    }
    gain += weighed.against_row(mixes[1], best_row) - weighed.against_column(mixes[0], best_column);
  }
  return gain / 4;
}

}  // namespace fc::test
