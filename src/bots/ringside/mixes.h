// Secret picks at their best: how a punch is thrown and expected when nobody can be read. Source:
// rules/ringside/rules.md, 9.3.
#pragma once

#include <array>
#include <cstdint>

#include "bots/matrix_game.h"
#include "core/random.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

/// The odds of the six punches, quick to draw from.
class PunchOdds {
 public:
  PunchOdds() = default;
  /// weights: one for each punch, none negative, not all 0; only their proportions count.
  explicit PunchOdds(const std::array<std::int64_t, punch_count>& weights);

  [[nodiscard]] Punch draw(Random& random) const;
  /// How often this one comes, 0 to 1.
  [[nodiscard]] double share(Punch punch) const;

  friend bool operator==(const PunchOdds&, const PunchOdds&) = default;

 private:
  /// below_[i]: the 32-bit numbers under it mean punch i or an earlier one; the last punch that may come has no bound.
  std::array<std::uint64_t, punch_count> below_{};
};

/// Both sides of one guessing game.
struct PunchGame {
  Fraction value;  ///< of a landed punch when both play best, in the unit of the payoffs
  PunchOdds thrown;
  PunchOdds expected;
};

/// The guessing game with damage as its payoff: value in Endurance points. In a clinch the thrower leaves his hooks out.
PunchGame solve_for_damage(const PunchChart& chart, const Boxer& thrower, bool in_clinch);

/// The guessing game with what a punch is worth now as its payoff: damage, and the chance that it ends the bout at once,
/// where the man who is hit is near his end. `state` awaits a punch or a guess.
PunchGame solve_for_finish(const Setup& setup, const State& state);

/// Whether the punch that is awaited may leave the man who is hit at 0 Endurance or less.
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
