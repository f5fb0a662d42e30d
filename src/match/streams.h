// The random streams of a bout's seed: one for its dice, one for every thought of a bot. Kept scripts are played on with
// them, so they stay as they are.
#pragma once

#include <cstdint>

namespace fc {

inline constexpr std::uint64_t dice_stream = 0;

/// place: dice and choices in the script so far, below 2^28. Thoughts are numbered from 1 by place and seat, five seats to a
/// place. A sixth seat begins a row of its own, far from the first: a table may grow and nobody's thoughts change.
constexpr std::uint64_t stream_of_thought(std::uint64_t place, std::uint64_t seat) {
  constexpr std::uint64_t seats_in_a_row = 5;
  constexpr unsigned row_bits = 32;
  return (seat / seats_in_a_row << row_bits) + place * seats_in_a_row + seat % seats_in_a_row + 1;
}

}  // namespace fc
