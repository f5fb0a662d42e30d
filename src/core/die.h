// A die as games throw them, and the one function that throws it.
#pragma once

#include <cstdint>

#include "core/random.h"

namespace fc {

/// A die by the lowest and the highest of its faces; the whole numbers between are the others. Two ten-siders that are read
/// as one number from 00 to 99 are one die of a hundred faces. {0, 0}, the default, is no die.
struct Die {
  std::uint8_t lowest = 0;
  std::uint8_t highest = 0;

  [[nodiscard]] constexpr int faces() const { return highest - lowest + 1; }
  [[nodiscard]] constexpr bool has(int face) const { return face >= lowest && face <= highest; }

  friend constexpr bool operator==(const Die&, const Die&) = default;
};

inline constexpr Die d3{.lowest = 1, .highest = 3};
inline constexpr Die d4{.lowest = 1, .highest = 4};
inline constexpr Die d6{.lowest = 1, .highest = 6};
inline constexpr Die d10{.lowest = 1, .highest = 10};
inline constexpr Die d20{.lowest = 1, .highest = 20};
inline constexpr Die d100{.lowest = 1, .highest = 100};

/// A face of the die, each as likely as the others.
[[gnu::always_inline]] constexpr int throw_die(Random& random, const Die& die) {
  return die.lowest + static_cast<int>(random.below(static_cast<std::uint32_t>(die.faces())));
}

}  // namespace fc
