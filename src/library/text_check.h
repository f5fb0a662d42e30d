// Whether the words of one language fit those of the others: what a translator or a new key can break.
#pragma once

#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace fc {

/// The languages every text is written in; the first is the one the others are measured by.
inline constexpr std::array<std::string_view, 2> languages{"en", "fr"};

/// The names of the places of a text: "{boxer} hits {boxer}" has one, "boxer".
std::set<std::string> places_in(std::string_view text);

/// The first letter of `text` that our typefaces are not loaded with, as "U+2603"; empty if there is none.
/// Loaded: Latin-1, Œ œ Ÿ, the dashes, quotes and points of U+2010 to U+2026, euro and minus. Source: overlay's theme.
std::string letter_without_glyph(std::string_view text);

/// All faults of the words and of the rulebook below `data`, none if everything fits: files that do not load; a key that a
/// language lacks; places that differ; a letter without a glyph; rulebook pages that are not the same pages, in the same
/// order, with the same kinds of lines.
std::vector<Fault> check_texts(const std::filesystem::path& data);

}  // namespace fc
