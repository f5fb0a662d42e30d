// Enumerators as places in a list, and the words of such a list.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
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

// The ids by which scripts name people, as small values without allocation.

/// The word by which the referee calls somebody, "joe-louis", as a value: a choice names him without any list at hand.
class Id {
 public:
  static constexpr std::size_t longest = 39;

  constexpr Id() = default;

  /// Nothing unless the word is 1 to 39 small letters, digits and hyphens.
  static constexpr std::optional<Id> from(std::string_view word) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyz0123456789-";
    if (word.empty() || word.size() > longest || word.find_first_not_of(plain) != std::string_view::npos) {
      return std::nullopt;
    }
    Id id;
    std::ranges::copy(word, id.letters_.begin());
    id.length_ = static_cast<std::uint8_t>(word.size());
    return id;
  }

  [[nodiscard]] constexpr std::string_view text() const { return {letters_.data(), length_}; }

  friend constexpr bool operator==(const Id&, const Id&) = default;

 private:
  std::array<char, longest> letters_{};
  std::uint8_t length_ = 0;
};

}  // namespace fc
