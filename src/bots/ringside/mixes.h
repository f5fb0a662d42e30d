// The best mixes of secret picks: how punches are thrown and guessed so that nobody can exploit it. Source:
// rules/ringside/rules.md, 9.3.
#pragma once

#include <array>
#include <cstdint>

#include "bots/mixing.h"
#include "core/random.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

/// The probabilities of the six punches, in a form that is fast to draw from.
class PunchOdds {
 public:
  PunchOdds() = default;
  /// weights: one for each punch, none negative, not all 0; only their proportions count.
  explicit PunchOdds(const std::array<std::int64_t, punch_count>& weights);

  [[nodiscard]] Punch draw(Random& random) const;
  /// The probability of a punch, 0 to 1.
  [[nodiscard]] double share(Punch punch) const;

  friend bool operator==(const PunchOdds&, const PunchOdds&) = default;

 private:
  /// below_[i]: 32-bit random numbers below it mean punch i or an earlier one; for the last possible punch it is unlimited.
  std::array<std::uint64_t, punch_count> below_{};
};

/// The solution of one guessing game.
struct PunchGame {
  Fraction value;  ///< of a landed punch to the thrower when both play optimally, in the unit of the payoffs
  PunchOdds thrown;
  PunchOdds expected;
};

/// Solves the guessing game with damage as its payoff, in Endurance points. In a clinch the thrower does not throw hooks.
PunchGame solve_for_damage(const PunchChart& chart, const Boxer& thrower, bool in_clinch);

/// Solves the guessing game with the present worth of a punch as its payoff: damage, and the chance that it ends the bout at
/// once, if the man who is hit is near his end. `state` awaits a punch or a guess.
PunchGame solve_for_finish(const Setup& setup, const State& state);

/// Whether the awaited punch may reduce the man who is hit to 0 Endurance or less.
bool finish_in_reach(const Setup& setup, const State& state);

/// The damage games of both boxers of a bout, solved once.
class BoutMixes {
 public:
  explicit BoutMixes(const Setup& setup);

  [[nodiscard]] const PunchGame& game(Corner thrower, bool in_clinch) const {
    return games_[fc::index_of(thrower)][in_clinch ? 1 : 0];
  }

 private:
  std::array<std::array<PunchGame, 2>, 2> games_;
};

}  // namespace fc::ringside
