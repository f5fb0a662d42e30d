// Antialiased discs, diamonds and other marks. SDL's software renderer snaps triangles to whole pixels, which distorts small
// shapes; so these are drawn from cached coverage masks.
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
/// A triangle on its base, about as large as a circle of this radius.
void fill_triangle(Ui& ui, float x, float y, float radius, ImU32 ink);
/// A seat's shape; all have the same apparent size for a given radius.
void fill_mark(Ui& ui, float x, float y, float radius, scene::Mark mark, ImU32 ink);
/// A halftone gradient: dots that grow smaller to the right or to the left.
void halftone(Ui& ui, const Box& box, ImU32 ink, bool towards_right);

// Text layout: capitals for the poster font, line breaking, shortening.

/// Upper case of A to Z and French letters.
std::string capitals(std::string_view utf8);

/// Breaks text at spaces and line breaks into lines of at most `width` pixels, if its words allow it. Does not break at
/// no-break spaces or before punctuation that French sets apart.
std::vector<std::string_view> wrapped(const ImFont& font, std::string_view text, float width);

/// The line, shortened with "…" if it does not fit. must_end: always append "…".
std::string shortened(const ImFont& font, std::string_view line, float width, bool must_end);

}  // namespace fc::overlay
