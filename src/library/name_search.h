// Looking for somebody by parts of his name, capitals and accents aside.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fc {

/// The words of what somebody typed, folded.
std::vector<std::string> words_to_find(std::string_view text);

/// Whether all of `wanted` stand in a folded name, whole or in part.
bool holds_all(std::string_view folded_name, const std::vector<std::string>& wanted);

}  // namespace fc
