// What somebody likes to do: what one answer of a bout says about whoever gave it.
#pragma once

#include <string>

namespace fc {

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
