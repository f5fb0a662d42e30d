// Who decides for a seat without hands: a bot. People answer through the cabinet.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>

#include "match/match.h"

namespace fc {

/// Strength of a bot. Each has a style of its own, see bots/<game>.
enum class Level : std::uint8_t { uniform, novice, contender, champion };

/// Decides from what one seat knows. Runs on a worker thread: `decide` touches nothing but its arguments and itself.
class Controller {
 public:
  Controller() = default;
  Controller(const Controller&) = delete;
  Controller& operator=(const Controller&) = delete;
  virtual ~Controller() = default;

  /// The index of the answer, below brief.legal_count(). seed: everything random in the decision follows from it.
  /// stop: when requested, answer at once with the best so far.
  virtual std::size_t decide(const Brief& brief, std::uint64_t seed, std::stop_token stop) = 0;
};

}  // namespace fc
