// Looking for somebody by parts of his name, capitals and accents aside, and for what was meant by a word nobody knows.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace fc {

/// The words of what somebody typed, folded.
std::vector<std::string> words_to_find(std::string_view text);

/// Whether all of `wanted` stand in a folded name, whole or in part.
bool holds_all(std::string_view folded_name, const std::vector<std::string>& wanted);

/// What counts of a name as people type it: small letters without accents, digits; no blanks, hyphens or other marks.
/// "José Nápoles" and "jose-napoles" both give "josenapoles".
std::string plainly(std::string_view text);

/// The place of the one that is called so, `plainly`; one that is spelled exactly so before all. None: nobody is.
std::optional<std::size_t> find_plainly(std::span<const std::string_view> known, std::string_view word);

/// The one that is spelled most alike; none if all are spelled quite differently.
std::optional<std::string_view> nearest(std::span<const std::string_view> known, std::string_view word);

/// "; did you mean \"joe-louis\"?" of the nearest; nothing if none is near: to be put behind a refusal.
std::string meant(std::span<const std::string_view> known, std::string_view word);

/// The fault of a key that is none of the `known`: unknown_key at its place, with the one that may have been meant.
tl::unexpected<Fault> unknown_key(std::string_view where, std::string_view key, std::span<const std::string_view> known);

}  // namespace fc
