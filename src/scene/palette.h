// The colours of the inks, the one place for paint and print. Source: overlay/design.md, The look.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "scene/stage.h"

namespace fc::scene {

/// 0 to 255 each.
struct Rgb {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;

  friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

constexpr Rgb colour_of(Ink ink) {
  constexpr std::array<Rgb, 19> palette{{{0xF3, 0xE6, 0xC8},
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
                                         {0x33, 0x31, 0x3A},
                                         {0x2F, 0x7D, 0x4B},
                                         {0xD9, 0xB3, 0x10},
                                         {0x7B, 0x42, 0x9B},
                                         {0xD9, 0x6A, 0x1B},
                                         {0x1F, 0x8A, 0x8F},
                                         {0xC4, 0x5A, 0x90},
                                         {0x7A, 0x52, 0x30}}};
  return palette[static_cast<std::size_t>(ink)];
}

/// Too near the hall's own colour to be seen in front of it without a light edge.
constexpr bool is_dark(Ink ink) {
  const Rgb colour = colour_of(ink);
  return colour.r + colour.g + colour.b < 200;
}

}  // namespace fc::scene
