// Converts enumerators to indices and names, and back.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fc {

/// The enumerator as an array index; enumerators must count from 0.
template <class Enum>
constexpr std::size_t place_of(Enum value) {
  return static_cast<std::size_t>(value);
}

/// The enumerator named `word`, where `names` is in enumerator order; none if it is not there.
template <class Enum, std::size_t size>
constexpr std::optional<Enum> named(const std::array<std::string_view, size>& names, std::string_view word) {
  for (std::size_t place = 0; place < size; ++place) {
    if (names[place] == word) {
      return static_cast<Enum>(place);
    }
  }
  return std::nullopt;
}

// Ids in scripts, stored inline.

/// An id such as "joe-louis", without allocation, so that a choice can name somebody and stay trivially copyable.
class Id {
 public:
  static constexpr std::size_t longest = 39;

  constexpr Id() = default;

  /// None unless `word` is 1 to 39 characters of a-z, 0-9 and hyphen.
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
