// Secret picks of several seats, made in any order and opened together. Nothing about a pick can be read here before all
// of them are in; outside, only "is sealed" is known.
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
  /// Forgets all picks and waits for the answers to these questions (`Match::pickers()`).
  void ask(const Needs& questions);

  [[nodiscard]] const Needs& questions() const { return questions_; }
  /// Whether this seat still owes an answer.
  [[nodiscard]] bool awaits(int seat) const;
  [[nodiscard]] bool is_sealed(int seat) const;
  /// Whether every question asked (at least one) has its answer.
  [[nodiscard]] bool complete() const;

  /// Seals an answer of `seat`, one of match.legal(). Faults: wrong_question (this seat owes no answer; also when it has
  /// sealed one already), illegal_choice.
  Result<void> seal(const Match& match, int seat, std::string_view notation);

  /// Gives all answers to the match in the order it asks for them, and forgets them. Only when complete.
  void open(Match& match);

 private:
  Needs questions_;
  std::array<std::optional<std::string>, most_seats> answers_;  ///< in the order of questions_
};

}  // namespace fc
