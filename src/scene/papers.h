// What a newspaper asks a bout for: the blow that it prints, and its story round by round.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fc::scene {

/// The moment a photographer waits for.
struct KeyBlow {
  double clock = 0;       ///< of the scene, when it has just met
  std::size_t event = 0;  ///< its index in the bout
  float weight = 0;       ///< 0 to 1: the hardest that the game knows
  std::string caption;    ///< worded
};

/// One round, or whatever a game counts in.
struct PaperLine {
  std::string text;    ///< worded
  bool turns = false;  ///< something in it turned the bout: it is left out last
};

struct Papers {
  std::optional<KeyBlow> blow;    ///< the hardest; of several as hard the last
  std::vector<PaperLine> rounds;  ///< in order
};

/// From when a blow meets until it is best seen.
inline constexpr double photograph_after = 0.07;

}  // namespace fc::scene
