// Who can box in a campaign, by number, and the ids by which choices name them. Source: rules/ringside-campaign.md, 2.5.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fc::ringside_campaign {

/// The men of history, then the names of men made by dice: two made men never bear one name at a time, so a name is a man.
inline constexpr int history_men = 30;
inline constexpr int made_names = 100;
inline constexpr std::size_t most_people = history_men + made_names;

/// 0 to 29: the men of history; 30 to 129: names 1 to 100; or `nobody`.
using Person = std::uint8_t;
inline constexpr Person nobody = 255;

/// The person who bears the made man's name of this number, 1 to 100.
constexpr Person bearer_of(int name) {
  return static_cast<Person>(history_men + name - 1);
}

/// The word by which the referee calls a man, "joe-louis", as a value: a choice names its man without any list at hand.
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

}  // namespace fc::ringside_campaign
