// Where a bout stands, in no language: what a list of kept bouts says of a bout without playing it again.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "library/words.h"

namespace fc {

/// In place of the seat that holds a title: nobody does.
inline constexpr int vacant_title = -1;

struct Standing {
  /// The words that say it ("bare-knuckle.round_line") and what stands at their named places ("round", "3"). At the place
  /// {winner} stand the names of the winners: whoever words it knows them.
  std::string key;
  std::vector<std::pair<std::string, std::string>> places{};
  bool over = false;
  std::vector<int> winners{};  ///< seats; none: nobody has won, or not yet
  std::string method{};        ///< how it ended, in the referee's word ("ko"); empty while it goes on
  int length = 0;              ///< rounds or fights so far, whatever the game counts
  /// The seat of who came with the title that is at stake, or `vacant_title`; none: no title is at stake.
  std::optional<int> title{};

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// The line for a person. names: of the seats.
std::string worded(const Standing& standing, std::span<const std::string> names, const Words& words);

}  // namespace fc
