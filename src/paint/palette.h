// Mixing and brightening the cabinet's colours.
#pragma once

#include <cstdint>

#include "scene/stage.h"

namespace fc::paint {

using scene::colour_of;
using scene::Rgb;

/// The colour between `from` (share 0) and `to` (share 1).
constexpr Rgb mixed(Rgb from, Rgb to, float share) {
  const auto between = [share](std::uint8_t a, std::uint8_t b) {
    const float value = static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * share;
    return static_cast<std::uint8_t>(value < 0 ? 0 : value > 255 ? 255 : value + 0.5F);
  };
  return {between(from.r, to.r), between(from.g, to.g), between(from.b, to.b)};
}

/// The colour made brighter (light above 1) or darker (below 1).
constexpr Rgb lit(Rgb colour, float light) {
  const auto scaled = [light](std::uint8_t value) {
    const float product = static_cast<float>(value) * light;
    return static_cast<std::uint8_t>(product < 0 ? 0 : product > 255 ? 255 : product + 0.5F);
  };
  return {scaled(colour.r), scaled(colour.g), scaled(colour.b)};
}

}  // namespace fc::paint
