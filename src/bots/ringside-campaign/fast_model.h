// How bouts go by the fast model: what trial campaigns throw for, and what a manager who looks ahead reckons with. Shares
// are 0 to 1. Source: rules/ringside-campaign/rules.md, 9.1.
#pragma once

#include <algorithm>

#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign::fast {

inline constexpr double draw_chance = 0.03;
inline constexpr double knockout_share = 0.69;  ///< of the bouts that are stopped
inline constexpr double winner_floors = 0.14;   ///< knockdowns that the winner scores in a round
inline constexpr double loser_floors = 0.09;    ///< knockdowns that the loser scores in a round

/// Share of the bouts over so many rounds that are stopped.
constexpr double stop_chance(int rounds) {
  constexpr double most = 0.90;
  constexpr double at_once = 0.42;
  constexpr double a_round = 0.045;
  return std::min(most, at_once + a_round * rounds);
}

/// Rounds that are fought in the mean.
constexpr double mean_rounds(int rounds) {
  constexpr double of_a_stopped_bout = 2.0 / 3;
  return rounds * (1 - stop_chance(rounds) * (1 - of_a_stopped_bout));
}

/// Half points of popularity that a bout over so many rounds brings in the mean.
constexpr double mean_pop(const Tables& tables, int rounds, bool won) {
  using ringside::Method;
  const Outcome outcome = won ? Outcome::won : Outcome::lost;
  const double stopped = stop_chance(rounds);
  return stopped * (knockout_share * bout_pop(tables, Method::ko, outcome, 0) +
                    (1 - knockout_share) * bout_pop(tables, Method::tko, outcome, 0)) +
         (1 - stopped) * bout_pop(tables, Method::decision, outcome, 0) +
         tables.pop.per_knockdown * (won ? winner_floors : loser_floors) * mean_rounds(rounds);
}

}  // namespace fc::ringside_campaign::fast
