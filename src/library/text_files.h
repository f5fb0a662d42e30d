// Where the words on screen lie and how their files are read: data/<folder>/text/<topic>.<language>.json.
#pragma once

#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/checked_json.h"

namespace fc {

/// The folders text/ of every folder of `data`, sorted by name. Fault cannot_read if `data` is no folder that can be listed.
Result<std::vector<std::filesystem::path>> text_folders(const std::filesystem::path& data);

/// The files <topic>.<language>.json that lie in `folder` itself, sorted by name; none if there is no such folder.
std::vector<std::filesystem::path> text_files_in(const std::filesystem::path& folder, std::string_view language);

/// The JSON object of a file of words. Faults: cannot_read, bad_json (also a file cut short), wrong_type (not an object),
/// unknown_key (a key twice in one object, of which JSON would silently keep the last).
Result<Json> read_text_file(const std::filesystem::path& file);

// Whether the words of one language fit those of the others: what a translator or a new key can break.

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
