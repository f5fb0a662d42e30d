#include "library/name_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <sstream>
#include <utility>

#include "library/checked_json.h"
#include "library/rulebook.h"

namespace fc {
namespace {

/// How many letters have to be put in, left out, changed or swapped with a neighbour to make one of the other.
std::size_t distance(std::string_view one, std::string_view other) {
  std::vector<std::size_t> before_last;
  std::vector<std::size_t> last(other.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t row = 1; row <= one.size(); ++row) {
    std::vector<std::size_t> now(other.size() + 1, row);
    for (std::size_t column = 1; column <= other.size(); ++column) {
      const std::size_t changed = last[column - 1] + (one[row - 1] == other[column - 1] ? 0 : 1);
      now[column] = std::min({changed, last[column] + 1, now[column - 1] + 1});
      if (row > 1 && column > 1 && one[row - 1] == other[column - 2] && one[row - 2] == other[column - 1]) {
        now[column] = std::min(now[column], before_last[column - 2] + 1);
      }
    }
    before_last = std::exchange(last, std::move(now));
  }
  return last.back();
}

}  // namespace

std::vector<std::string> words_to_find(std::string_view text) {
  std::istringstream in(folded(text));
  std::vector<std::string> words;
  for (std::string word; in >> word;) {
    words.push_back(word);
  }
  return words;
}

bool holds_all(std::string_view folded_name, const std::vector<std::string>& wanted) {
  return std::ranges::all_of(
      wanted, [folded_name](const std::string& word) { return folded_name.find(word) != std::string_view::npos; });
}

std::string plainly(std::string_view text) {
  std::string plain = folded(text);
  std::erase_if(plain, [](unsigned char c) { return c < 0x80 && !(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9'); });
  return plain;
}

std::optional<std::size_t> find_plainly(std::span<const std::string_view> known, std::string_view word) {
  auto found = std::ranges::find(known, word);
  if (found == known.end()) {
    found = std::ranges::find(known, plainly(word), plainly);
  }
  return found == known.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - known.begin()));
}

std::optional<std::string_view> nearest(std::span<const std::string_view> known, std::string_view word) {
  constexpr std::size_t longest = 100;  // letters: nobody's name, and a line that takes long to compare
  const std::string wanted = plainly(word.substr(0, longest));
  // A slip every third letter.
  std::size_t least = wanted.size() / 3 + 1;
  std::optional<std::string_view> best;
  for (const std::string_view one : known) {
    const std::string plain = plainly(one);
    // Half a name is no slip: "louis" is Joe Louis before it is Lewis.
    const bool is_part = wanted.size() > 2 && (plain.find(wanted) != std::string::npos);
    const std::size_t far = is_part ? 1 : distance(wanted, plain);
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best;
}

std::string meant(std::span<const std::string_view> known, std::string_view word) {
  const std::optional<std::string_view> best = nearest(known, word);
  return best ? "; did you mean \"" + std::string(*best) + "\"?" : std::string();
}

tl::unexpected<Fault> unknown_key(std::string_view where, std::string_view key, std::span<const std::string_view> known) {
  return fault(FaultCode::unknown_key, member_place(where, key),
               fmt::format("unknown key{}; known: {}", meant(known, key), fmt::join(known, ", ")));
}

}  // namespace fc
