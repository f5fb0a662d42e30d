// What a sound boxer does without thinking: the policy of both men in rollouts, and the answer a champion gives unless he
// finds a better one. Source: rules/ringside/rules.md, 10 ("A computer boxer should weigh").
#pragma once

#include "bots/ringside/mixes.h"
#include "core/random.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

/// Rushes whenever allowed; clinches whenever allowed and holds, for then neither a rush nor a hook comes at him. Between
/// any two of the thirty boxers these two habits beat their absence. Keeps a lead at the end of a round. He steps anywhere.
/// Small, without allocation; decides in some nanoseconds.
class Instinct {
 public:
  explicit Instinct(const Setup& setup) : mixes_(setup) {}

  [[nodiscard]] const BoutMixes& mixes() const { return mixes_; }

  /// A legal answer for whoever is asked; `state` awaits a choice.
  [[nodiscard]] Choice answer(const State& state, Random& random) const;

 private:
  BoutMixes mixes_;
};

/// Rolls or chooses once. `state` is not finished.
void play_on(const Setup& setup, const Instinct& instinct, State& state, Random& random);

}  // namespace fc::ringside
