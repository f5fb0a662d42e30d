// Where a bout stands, in no language, and what somebody likes to do: what a list of kept bouts says without playing them
// again.
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

/// One answer to one kind of question. A game that tells them has `habits_of(setup, before, choice)` in library/<slug>: what
/// the choice says, given in the state `before`; most often one habit, or none.
struct Habit {
  int seat = 0;          ///< whose habit it is: of who is asked, or of him whose secret this answer reveals
  std::string question;  ///< key: "bare-knuckle.habit.guard"
  std::string answer;    ///< key of its words
  bool guessed = false;  ///< somebody else had to guess it
  bool guessed_right = false;

  friend bool operator==(const Habit&, const Habit&) = default;
};

}  // namespace fc
