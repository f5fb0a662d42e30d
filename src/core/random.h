// The only random generator of the project: same numbers on every compiler, about a nanosecond a die.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace fc {

/// Advances `state` and returns 64 mixed bits. Source: S. Vigna, splitmix64 (public domain algorithm).
constexpr std::uint64_t splitmix64(std::uint64_t& state) {
  state += 0x9e3779b97f4a7c15ULL;
  std::uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
  return mixed ^ (mixed >> 31U);
}

/// xoshiro256**. Dice, bots and scene decoration each use an instance of their own, so that none changes another's numbers.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) {
    for (std::uint64_t& word : words_) {
      word = splitmix64(seed);
    }
  }

  /// The next 64 random bits.
  [[gnu::always_inline]] constexpr std::uint64_t bits() {
    const std::uint64_t result = std::rotl(words_[1] * 5U, 7) * 9U;
    const std::uint64_t shifted = words_[1] << 17U;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  /// A uniform number from 0 to bound - 1. bound: 1 to 2^32 - 1. Source: D. Lemire, Fast random integer generation in an
  /// interval (2019).
  [[gnu::always_inline]] constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (bits() >> 32U) * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (low < threshold) {
        product = (bits() >> 32U) * bound;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  friend constexpr bool operator==(const Random&, const Random&) = default;

 private:
  std::array<std::uint64_t, 4> words_{};
};

/// An independent generator per (seed, stream). So bout 17 of a simulation gets the same numbers whichever thread plays it.
constexpr Random random_stream(std::uint64_t seed, std::uint64_t stream) {
  std::uint64_t mixed = seed;
  const std::uint64_t first = splitmix64(mixed);
  mixed = first ^ (stream * 0xd1342543de82ef95ULL + 0x632be59bd9b4e019ULL);
  return Random(splitmix64(mixed));
}

}  // namespace fc
