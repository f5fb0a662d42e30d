// Files of on-screen text: data/<folder>/text/<topic>.<language>.json.
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

/// The text folders <data>/*/text, sorted by name. Fault cannot_read if `data` is no folder that can be listed.
Result<std::vector<std::filesystem::path>> text_folders(const std::filesystem::path& data);

/// The files <topic>.<language>.json that lie in `folder` itself, sorted by name; none if there is no such folder.
std::vector<std::filesystem::path> text_files_in(const std::filesystem::path& folder, std::string_view language);

/// Parses a text file. Faults: cannot_read, bad_json (also a truncated file), wrong_type (not an object), unknown_key (a key
/// that occurs twice in one object).
Result<Json> read_text_file(const std::filesystem::path& file);

// Consistency checks between languages: what a translation or a new key can break.

/// Supported languages; the first is the reference that the others are compared with.
inline constexpr std::array<std::string_view, 2> languages{"en", "fr"};

/// Placeholder names of a text: "{boxer} hits {boxer}" has one, "boxer".
std::set<std::string> places_in(std::string_view text);

/// The first code point of `text` that the fonts do not cover, as "U+2603"; empty if there is none. Covered: Latin-1, Œ œ Ÿ,
/// U+2010 to U+2026 (dashes, quotes, ellipsis), euro and minus. Source: overlay's theme.
std::string letter_without_glyph(std::string_view text);

/// All faults of texts and rulebook below `data`: files that do not load; a key missing in a language; different
/// placeholders; a letter without a glyph; rulebook pages that differ in id, order or kinds of lines.
std::vector<Fault> check_texts(const std::filesystem::path& data);

}  // namespace fc
