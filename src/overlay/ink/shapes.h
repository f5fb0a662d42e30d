// Discs, diamonds and the other marks with smooth edges on every renderer. SDL's software renderer moves the corners of
// triangles to whole pixels, which makes small shapes lumpy; these are small pictures of what they cover, made once and
// copied in any ink.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "overlay/controls/ui.h"
#include "scene/stage.h"

namespace fc::overlay {

/// x, y: centre; radius: to the edge, or to the diamond's points. Pixels.
void fill_disc(Ui& ui, float x, float y, float radius, ImU32 ink);
void fill_diamond(Ui& ui, float x, float y, float radius, ImU32 ink);
/// A triangle that stands on its base, inside the circle of that radius.
void fill_triangle(Ui& ui, float x, float y, float radius, ImU32 ink);
/// A seat's shape; all look equally large within the same radius.
void fill_mark(Ui& ui, float x, float y, float radius, scene::Mark mark, ImU32 ink);

// Setting lines of type: capitals for the poster face, breaking lines, cutting what does not fit.

/// A to Z and the letters of French in capitals.
std::string capitals(std::string_view utf8);

/// Breaks text at spaces (not at no-break ones, nor before the marks that French sets apart) and at '\n' into lines no wider
/// than `width` pixels, where words allow it.
std::vector<std::string_view> wrapped(const ImFont& font, std::string_view text, float width);

/// The line, or as much of it as fits with "…" behind it. must_end: "…" even if all of it fits.
std::string shortened(const ImFont& font, std::string_view line, float width, bool must_end);

}  // namespace fc::overlay
