// Name search that ignores case and accents, and suggestions for misspelled words.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace fc {

/// Splits a search text into folded words (`folded` in library/rulebook.h).
std::vector<std::string> words_to_find(std::string_view text);

/// Whether every word of `wanted` occurs in a folded name, as a whole or as a part.
bool holds_all(std::string_view folded_name, const std::vector<std::string>& wanted);

/// Search form of a name: lower case without accents, only letters and digits. "José Nápoles" and "jose-napoles" both give
/// "josenapoles".
std::string plainly(std::string_view text);

/// Index of the entry equal to `word` after `plainly`; an exact match is preferred. None: no such entry.
std::optional<std::size_t> find_plainly(std::span<const std::string_view> known, std::string_view word);

/// The entry of most similar spelling; none if nothing is similar enough.
std::optional<std::string_view> nearest(std::span<const std::string_view> known, std::string_view word);

/// Text to append to an error: "; did you mean \"joe-louis\"?" with the nearest entry; empty if none is near.
std::string meant(std::span<const std::string_view> known, std::string_view word);

/// An unknown_key fault at `where`.`key` that suggests the nearest of the `known` keys.
tl::unexpected<Fault> unknown_key(std::string_view where, std::string_view key, std::span<const std::string_view> known);

}  // namespace fc
