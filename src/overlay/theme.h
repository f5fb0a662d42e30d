// The one theme: colours, typefaces and sizes of everything that is print. Source: design.md, "The look".
#pragma once

#include <imgui.h>

#include <array>
#include <string>
#include <vector>

#include "core/corner.h"
#include "core/result.h"
#include "scene/stage.h"

namespace fc::overlay {

/// Colours as ImGui packs them.
namespace colour {
inline constexpr ImU32 paper = IM_COL32(0xF3, 0xE6, 0xC8, 0xFF);
inline constexpr ImU32 paper_shade = IM_COL32(0xE4, 0xD3, 0xAC, 0xFF);
inline constexpr ImU32 paper_deep = IM_COL32(0xCF, 0xBB, 0x8F, 0xFF);
inline constexpr ImU32 ink = IM_COL32(0x1B, 0x1A, 0x1D, 0xFF);
inline constexpr ImU32 ink_soft = IM_COL32(0x5B, 0x53, 0x4A, 0xFF);
inline constexpr ImU32 hall = IM_COL32(0x14, 0x12, 0x1A, 0xFF);
inline constexpr ImU32 hall_light = IM_COL32(0x26, 0x22, 0x2C, 0xFF);
inline constexpr ImU32 canvas = IM_COL32(0xD9, 0xD1, 0xBD, 0xFF);
inline constexpr ImU32 canvas_line = IM_COL32(0xB7, 0xAC, 0x92, 0xFF);
inline constexpr ImU32 red = IM_COL32(0xD1, 0x28, 0x3C, 0xFF);
inline constexpr ImU32 blue = IM_COL32(0x1F, 0x63, 0xB5, 0xFF);
inline constexpr ImU32 gold = IM_COL32(0xE8, 0xA9, 0x2B, 0xFF);
inline constexpr ImU32 good = IM_COL32(0x3E, 0x8E, 0x5A, 0xFF);
inline constexpr ImU32 bad = IM_COL32(0x8E, 0x2F, 0x2F, 0xFF);

// Seats of a table of more than two.
inline constexpr ImU32 seat_black = IM_COL32(0x33, 0x31, 0x3A, 0xFF);
inline constexpr ImU32 seat_green = IM_COL32(0x2F, 0x7D, 0x4B, 0xFF);
inline constexpr ImU32 seat_yellow = IM_COL32(0xD9, 0xB3, 0x10, 0xFF);
inline constexpr ImU32 seat_purple = IM_COL32(0x7B, 0x42, 0x9B, 0xFF);
inline constexpr ImU32 seat_orange = IM_COL32(0xD9, 0x6A, 0x1B, 0xFF);

constexpr ImU32 of(Corner corner) {
  return corner == Corner::red ? red : blue;
}
ImU32 of(scene::Ink ink);
/// What is legible on that ground: ink on the light ones, paper on the dark ones.
ImU32 on(scene::Ink ground);
/// The same colour, alpha 0..1.
constexpr ImU32 faded(ImU32 colour, float alpha) {
  const auto share = static_cast<ImU32>(alpha * 255.0F + 0.5F);
  return (colour & ~IM_COL32_A_MASK) | (share << IM_COL32_A_SHIFT);
}
}  // namespace colour

/// The two typefaces: condensed poster capitals, and a plain sans (with a bold cut for figures that matter).
enum class Face : std::uint8_t { poster, sans, sans_bold };

/// Where the typefaces lie. Debian: fonts-bebas-neue, fonts-lato.
struct FontFiles {
  std::string poster = "/usr/share/fonts/opentype/bebas-neue/BebasNeue-Bold.otf";
  std::string sans = "/usr/share/fonts/truetype/lato/Lato-Regular.ttf";
  std::string sans_bold = "/usr/share/fonts/truetype/lato/Lato-Bold.ttf";
};

/// The typefaces at the sizes in use, smallest first. A size between two is shown by the next smaller one, so letters
/// are never stretched.
class Fonts {
 public:
  /// Puts all sizes into ImGui's atlas, replacing what was there. scale: output pixels per pixel of the design; text_scale:
  /// 1 to 2. Fault cannot_read: a font file is missing.
  Result<void> load(const FontFiles& files, float scale, float text_scale);

  /// The largest cut of at most `pixels` (the smallest one, if all are larger).
  [[nodiscard]] ImFont* at_most(Face face, float pixels) const;
  /// The largest poster cut, A to Z and figures only.
  [[nodiscard]] ImFont* monumental() const { return monumental_; }
  /// The next smaller cut; null if there is none.
  [[nodiscard]] ImFont* smaller(Face face, const ImFont* font) const;

 private:
  std::array<std::vector<ImFont*>, 3> cuts_;
  ImFont* monumental_ = nullptr;
};

}  // namespace fc::overlay
