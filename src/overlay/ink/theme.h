// The theme: colours, fonts and sizes of all panels. Source: overlay/design.md, "The look".
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include <imgui.h>

#include "core/corner.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::overlay {

/// Colours as ImGui packs them.
namespace colour {
constexpr ImU32 of(scene::Ink ink) {
  const scene::Rgb rgb = scene::colour_of(ink);
  return IM_COL32(rgb.r, rgb.g, rgb.b, 0xFF);
}
inline constexpr ImU32 paper = of(scene::Ink::paper);
inline constexpr ImU32 paper_shade = IM_COL32(0xE4, 0xD3, 0xAC, 0xFF);
inline constexpr ImU32 paper_deep = IM_COL32(0xCF, 0xBB, 0x8F, 0xFF);
inline constexpr ImU32 ink = of(scene::Ink::ink);
inline constexpr ImU32 ink_soft = IM_COL32(0x5B, 0x53, 0x4A, 0xFF);
inline constexpr ImU32 hall = of(scene::Ink::hall);
inline constexpr ImU32 hall_light = IM_COL32(0x26, 0x22, 0x2C, 0xFF);
inline constexpr ImU32 canvas = of(scene::Ink::canvas);
inline constexpr ImU32 canvas_line = of(scene::Ink::canvas_line);
inline constexpr ImU32 red = of(scene::Ink::red);
inline constexpr ImU32 blue = of(scene::Ink::blue);
inline constexpr ImU32 gold = of(scene::Ink::gold);
inline constexpr ImU32 good = of(scene::Ink::good);
inline constexpr ImU32 bad = of(scene::Ink::bad);

constexpr ImU32 of(Corner corner) { return corner == Corner::red ? red : blue; }
/// Text colour for a background: ink on light ones, paper on dark ones.
constexpr ImU32 on(scene::Ink ground) {
  using scene::Ink;
  constexpr std::array light{Ink::paper, Ink::canvas, Ink::canvas_line, Ink::gold, Ink::white, Ink::seat_3, Ink::seat_5};
  return std::ranges::find(light, ground) == light.end() ? paper : ink;
}
/// A colour with alpha 0 (invisible) to 1.
constexpr ImU32 faded(ImU32 colour, float alpha) {
  constexpr float half = 0.5F;  // std::lround is not constexpr
  const float share_of_full = alpha * 255.0F;
  const auto share = static_cast<ImU32>(share_of_full + half);
  return (colour & ~IM_COL32_A_MASK) | (share << IM_COL32_A_SHIFT);
}
}  // namespace colour

/// The two typefaces: condensed poster capitals, and a plain sans (with a bold cut for figures that matter).
enum class Face : std::uint8_t { poster, sans, sans_bold };

// The overlay uses the scene's rectangles.

using scene::Box;

}  // namespace fc::overlay
