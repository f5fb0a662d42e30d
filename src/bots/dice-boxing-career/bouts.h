// Bouts of a career by the rules of DICE Boxing, without strategies: for simulated careers, and to see what would come of
// one. Source: rules/dice-boxing/rules.md, 9.4.
#pragma once

#include <optional>
#include <vector>

#include "core/random.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

/// The outcome of the bout that is awaited. Some microseconds.
Outcome fought(const Setup& setup, const State& state, Random& random);

/// Chances of your man as he is now, by bouts fought in the head; of each opponent once.
class Scout {
 public:
  /// bouts: against each opponent, 1 or more. setup, state, random must outlive it.
  Scout(const Setup& setup, const State& state, Random& random, int bouts);

  /// To beat this man over the rounds that are due, 0 to 1, a draw being half a win.
  double chance_against(Person man);

 private:
  const Setup& setup_;
  const State& state_;
  Random& random_;
  int bouts_;
  std::vector<std::optional<double>> known_;  ///< by Person
};

}  // namespace fc::dice_boxing_career
