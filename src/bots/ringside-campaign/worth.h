// What a manager of the computer reckons with: a man's form, his chance in a bout, what a bout and what he himself is worth.
// Source: rules/ringside-campaign/rules.md, 6.1.
#pragma once

#include <algorithm>

#include "core/random.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// Who is weaker against the champion leaves him alone: a share of one.
inline constexpr double least_chance_of_a_champion = 0.25;

/// The usual manager's taste. source: rules/ringside-campaign/rules.md, 6.1, 6.7.
struct Taste {
  double share_of_best = 0.6;  ///< he takes a bout that is worth so much of the man's best one
  int most_carried = 10;       ///< damage with which a man is ready
  int patience = most_weeks;   ///< weeks without a bout after which a man takes any; by the rules of his desk he never does
};

/// The taste of the levels. In a second year popularities are so far apart that nobody is offered much of his best bout; a
/// man who would slide down the ladder for boxing too seldom then takes what comes. In the first year it hardly shows.
inline constexpr Taste patient_taste{.patience = 12};

/// A bout that might be offered: own is the offering man. venue: an Arena as a number, or `title_venue`.
struct Prospect {
  Person own = nobody;
  Person other = nobody;
  int venue = 0;
};

/// The bout itself, the own man red.
constexpr BilledBout bout_of(const Prospect& prospect) {
  const bool title = prospect.venue == title_venue;
  return {.red = prospect.own,
          .blue = prospect.other,
          .arena = title ? Arena::best : static_cast<Arena>(prospect.venue),
          .title = title};
}

/// 0 to 1: 40 points of form double the odds.
double chance_to_beat(double own_form, double others_form);
double chance_to_beat(const Setup& setup, const State& state, Person own, Person other);

/// Dollars that a bout promises the own man's manager.
double value_of(const Setup& setup, const State& state, const Prospect& prospect);

/// The most that any bout promises which the man could be offered for now; 0 if there is none.
double best_value(const Setup& setup, const State& state, Person own);

bool is_ready(const Setup& setup, const State& state, Person person, const Taste& taste);

/// Dollars for which a man boxes.
double enough_for(const Setup& setup, const State& state, Person own, const Taste& taste);

/// Whether the own man, to whom the other one's manager offers that bout, should box rather than be passed unfought: a
/// refusal would be a walkover, and his chances are fair.
bool would_walk_over(const Setup& setup, const State& state, const Prospect& prospect);

/// Whether the own man's manager would take that bout. A visitor takes all.
bool is_willing(const Setup& setup, const State& state, const Prospect& prospect, const Taste& taste);

/// Mean strength of all men in stables.
double mean_strength(const Setup& setup, const State& state);

/// His cut while it is still to be rolled, per cent.
inline constexpr double usual_cut = 20.5;

/// Dollars that a man promises until the campaign ends. cut: per cent.
double worth_of(const Setup& setup, const State& state, Person person, double cut);

/// As worth_of with his present cut.
double worth_now(const Setup& setup, const State& state, Person person);

// What may come of a bout, by the two men's forms and chance: for trial campaigns and for bouts that nobody waits for.
// Source: rules/ringside-campaign/rules.md, 9.1.

/// A result of the bout that is awaited, which the rules take.
Choice quick_result(const Setup& setup, const State& state, Random& random);

}  // namespace fc::ringside_campaign

namespace fc::ringside_campaign::fast {

// How bouts go by the fast model: what trial campaigns throw for, and what a manager who looks ahead reckons with. Shares
// are 0 to 1. Source: rules/ringside-campaign/rules.md, 9.1.

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
