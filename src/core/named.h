// Enumerators as places in a list, and the words of such a list.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace fc {

/// An enumerator as an index: enumerators count from 0.
template <class Enum>
constexpr std::size_t place_of(Enum value) {
  return static_cast<std::size_t>(value);
}

/// The value that stands at the place of `word` in a list of names; nothing if it is not there.
/// `named<Style>(style_names, "mover")`
template <class Enum, std::size_t size>
constexpr std::optional<Enum> named(const std::array<std::string_view, size>& names, std::string_view word) {
  for (std::size_t place = 0; place < size; ++place) {
    if (names[place] == word) {
      return static_cast<Enum>(place);
    }
  }
  return std::nullopt;
}

}  // namespace fc
