// Small sums that are done for every pixel. Here for the compiler to take in: where the processor is not known to have them,
// std::floor, std::round and std::hypot are calls.
#pragma once

#include <algorithm>
#include <cmath>

namespace fc::paint {

/// What is left of a number above the whole one below it, 0 to below 1. The number must fit an int.
constexpr float part_above_whole(float value) {
  const auto towards_zero = static_cast<float>(static_cast<int>(value));
  return value - (towards_zero > value ? towards_zero - 1 : towards_zero);
}

/// How far the nearest whole number is, 0 to 0.5. The number must fit an int.
constexpr float to_nearest_whole(float value) {
  const float above = part_above_whole(value);
  return std::min(above, 1 - above);
}

/// The nearest whole number to one that is not negative. It must fit an int.
constexpr int nearest_whole(float value) {
  constexpr float half = 0.5F;
  return static_cast<int>(value + half);
}

/// The length of the way (x, y), as std::hypot gives it for numbers of this size.
inline float length_of(float x, float y) {
  const auto across = static_cast<double>(x);
  const auto down = static_cast<double>(y);
  return static_cast<float>(std::sqrt(across * across + down * down));
}

}  // namespace fc::paint
