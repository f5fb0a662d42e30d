// The training of a fight between two full decks, worked out beforehand. Source: rules/knock-out.md, 9.1.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>

#include "core/corner.h"
#include "core/result.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// Trainings of a full deck of 12: 53, see `trainings_of`.
inline constexpr std::size_t full_trainings = 53;
/// Start spaces are 4, 5 or 6 steps from the K.O. space.
inline constexpr int nearest_start = 4;
inline constexpr std::size_t start_spaces = 3;

/// One fight of full decks with hidden hands for which only the win counts.
struct Opening {
  double red_wins = 0;                                          ///< chance under best play of both
  std::array<std::array<float, full_trainings>, 2> training{};  ///< shares by corner, in the order of `trainings_of`

  friend bool operator==(const Opening&, const Opening&) = default;
};

/// All pairs of start spaces, by steps of red and blue. `known` is false until they are read.
struct Openings {
  bool known = false;
  std::array<std::array<Opening, start_spaces>, start_spaces> by_steps{};

  [[nodiscard]] const Opening& at(int red_steps, int blue_steps) const {
    return by_steps[static_cast<std::size_t>(red_steps - nearest_start)]
                   [static_cast<std::size_t>(blue_steps - nearest_start)];
  }

  friend bool operator==(const Openings&, const Openings&) = default;
};

/// Reads <data>/knock-out/openings.csv. Fault: the file, and the first line that is wrong.
Result<Openings> load_openings(const std::filesystem::path& data);

}  // namespace fc::knock_out
