// The colours of the cabinet, in one place for paint. Source: design.md, The look.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "scene/stage.h"

namespace fc::paint {

/// 0 to 255 each.
struct Rgb {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;

  friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

constexpr Rgb colour_of(scene::Ink ink) {
  constexpr std::array<Rgb, 16> palette{{{0xF3, 0xE6, 0xC8},
                                         {0x1B, 0x1A, 0x1D},
                                         {0x14, 0x12, 0x1A},
                                         {0xD9, 0xD1, 0xBD},
                                         {0xB7, 0xAC, 0x92},
                                         {0xD1, 0x28, 0x3C},
                                         {0x1F, 0x63, 0xB5},
                                         {0xE8, 0xA9, 0x2B},
                                         {0x3E, 0x8E, 0x5A},
                                         {0x8E, 0x2F, 0x2F},
                                         {0xFF, 0xFD, 0xF6},
                                         {0x2B, 0x29, 0x30},
                                         {0x2F, 0x8F, 0x4E},
                                         {0xF2, 0xC1, 0x1C},
                                         {0x8A, 0x4F, 0xA8},
                                         {0xE6, 0x6A, 0x1F}}};
  return palette[static_cast<std::size_t>(ink)];
}

/// Between `from` (share 0) and `to` (share 1).
constexpr Rgb mixed(Rgb from, Rgb to, float share) {
  const auto between = [share](std::uint8_t a, std::uint8_t b) {
    const float value = static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * share;
    return static_cast<std::uint8_t>(value < 0 ? 0 : value > 255 ? 255 : value + 0.5F);
  };
  return {between(from.r, to.r), between(from.g, to.g), between(from.b, to.b)};
}

/// Brighter (above 1) or darker.
constexpr Rgb lit(Rgb colour, float light) {
  const auto scaled = [light](std::uint8_t value) {
    const float product = static_cast<float>(value) * light;
    return static_cast<std::uint8_t>(product < 0 ? 0 : product > 255 ? 255 : product + 0.5F);
  };
  return {scaled(colour.r), scaled(colour.g), scaled(colour.b)};
}

}  // namespace fc::paint
