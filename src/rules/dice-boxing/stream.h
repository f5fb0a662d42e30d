// Reproducible randomness apart from the dice: fictional boxers, ladders of a career. Source:
// rules/dice-boxing/rules.md, 2.12.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "core/random.h"

namespace fc::dice_boxing {

/// SplitMix64 with the draws that the rules define on it. Every draw costs one number, `middle` two.
class Stream {
 public:
  explicit constexpr Stream(std::uint64_t seed) : state_(seed) {}

  /// The next 64 bits.
  constexpr std::uint64_t next() { return splitmix64(state_); }
  /// A number from 0 to bound - 1. bound: 1 to 2^32 - 1. Small bounds are not quite fair: the rules want it so.
  constexpr std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U); }
  /// A number from `low` to `high`, both included.
  constexpr int between(int low, int high) {
    return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low + 1)));
  }
  /// The middle of two numbers from `low` to `high`, rounded down, below 0 too.
  constexpr int middle(int low, int high) {
    const int sum = between(low, high) + between(low, high);
    return sum >> 1;
  }
  /// Brings `list` into another order.
  template <class T>
  constexpr void shuffle(std::span<T> list) {
    for (std::size_t last = list.size(); last > 1; --last) {
      std::swap(list[last - 1], list[below(static_cast<std::uint32_t>(last))]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace fc::dice_boxing
