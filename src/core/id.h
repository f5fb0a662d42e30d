// The ids by which scripts name people, as small values without allocation.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fc {

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
