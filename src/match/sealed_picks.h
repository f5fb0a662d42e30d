// Collects simultaneous secret answers, in any order, and applies them together. Until then only whether a seat has answered
// can be read.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/need.h"
#include "core/result.h"
#include "match/match.h"

namespace fc {

class SealedPicks {
 public:
  /// Drops all picks and collects answers to these questions (`Match::pickers()`).
  void ask(const Needs& questions);

  [[nodiscard]] const Needs& questions() const { return questions_; }
  /// Whether this seat is asked and has not answered yet.
  [[nodiscard]] bool awaits(int seat) const;
  [[nodiscard]] bool is_sealed(int seat) const;
  /// Whether every question asked (at least one) has its answer.
  [[nodiscard]] bool complete() const;

  /// Stores the answer of `seat`, one of match.legal(). Faults: wrong_question (it has nothing to answer, or has answered),
  /// illegal_choice.
  Result<void> seal(const Match& match, int seat, std::string_view notation);

  /// Applies all answers to the match in the order of its questions, then clears them. Only when complete.
  void open(Match& match);

 private:
  Needs questions_;
  std::array<std::optional<std::string>, most_seats> answers_;  ///< indexed like questions_
};

}  // namespace fc
