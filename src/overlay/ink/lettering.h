// Setting lines of type: capitals for the poster face, breaking lines, cutting what does not fit.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>
#include <vector>

namespace fc::overlay {

/// A to Z and the letters of French in capitals; no-break spaces become plain ones, which the poster face has.
std::string capitals(std::string_view utf8);

/// Breaks text at spaces (not at no-break ones) and at '\n' into lines no wider than `width` pixels, where words allow it.
std::vector<std::string_view> wrapped(const ImFont& font, std::string_view text, float width);

/// The line, or as much of it as fits with "…" behind it. must_end: "…" even if all of it fits.
std::string shortened(const ImFont& font, std::string_view line, float width, bool must_end);

}  // namespace fc::overlay
