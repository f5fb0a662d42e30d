// Everything random of a run follows from one seed; bouts, what is only for show, and match-ups do not touch each other.
#pragma once

#include <cstdint>

#include "core/random.h"

namespace fc::cabinet {

class RunSeed {
 public:
  explicit RunSeed(std::uint64_t seed) : seed_(seed), shuffles_(random_stream(seed, shuffle_stream)) {}

  /// A bout begins: the seed of its dice and bots.
  std::uint64_t next_bout() { return random_stream(seed_, ++bouts_).bits(); }
  /// How many bouts have begun in this run.
  [[nodiscard]] std::uint64_t bouts() const { return bouts_; }
  /// The seed of what is only for show in the bout that began last.
  [[nodiscard]] std::uint64_t ornaments() const { return random_stream(seed_, ornament_stream + bouts_).bits(); }
  /// Match-ups and boxers by dice.
  [[nodiscard]] Random& shuffles() { return shuffles_; }

 private:
  static constexpr std::uint64_t shuffle_stream = 0x5e7;
  static constexpr std::uint64_t ornament_stream = 0x0'2a0e'0000'0000;

  std::uint64_t seed_;
  std::uint64_t bouts_ = 0;
  Random shuffles_;
};

}  // namespace fc::cabinet
