// What the computer's manager computes with: a man's form, his chance in a bout, the worth of a bout and of a man. Source:
// rules/ringside-campaign/rules.md, 6.1.
#pragma once

#include <algorithm>

#include "core/random.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// A champion's manager accepts no challenger against whom the champion's chance to win, 0 to 1, is below this.
inline constexpr double least_chance_of_a_champion = 0.25;

/// The preferences of the usual manager. source: rules/ringside-campaign/rules.md, 6.1, 6.7.
struct Taste {
  double share_of_best = 0.6;  ///< he accepts a bout worth at least this share of the man's best one
  int most_carried = 10;       ///< most damage with which a man counts as ready
  int patience = most_weeks;   ///< weeks without a bout after which a man takes any; never by the rules of the desk
};

/// The preferences of the levels. In a second year popularities differ so much that few are offered much of their best bout;
/// a man who would fall down the ladder for boxing too seldom then accepts any bout. In the first year it hardly matters.
inline constexpr Taste patient_taste{.patience = 12};

/// A possible bout: own is the offering man. venue: an Arena as a number, or `title_venue`.
struct Prospect {
  Person own = nobody;
  Person other = nobody;
  int venue = 0;
};

/// The prospect as a bout, the own man red.
constexpr BilledBout bout_of(const Prospect& prospect) {
  const bool title = prospect.venue == title_venue;
  return {.red = prospect.own,
          .blue = prospect.other,
          .arena = title ? Arena::best : static_cast<Arena>(prospect.venue),
          .title = title};
}

/// The chance to win, 0 to 1: 40 points of form double the odds.
double chance_to_beat(double own_form, double others_form);
double chance_to_beat(const Setup& setup, const State& state, Person own, Person other);

/// Expected dollars of a bout for the own man's manager.
double value_of(const Setup& setup, const State& state, const Prospect& prospect);

/// The highest value of any bout that the man could be offered now; 0 if there is none.
double best_value(const Setup& setup, const State& state, Person own);

bool is_ready(const Setup& setup, const State& state, Person person, const Taste& taste);

/// The least dollars for which a man boxes.
double enough_for(const Setup& setup, const State& state, Person own, const Taste& taste);

/// Whether the own man should accept the bout that the other one's manager offers, rather than be beaten by a walkover: a
/// refusal would be one, and his chances are fair.
bool would_walk_over(const Setup& setup, const State& state, const Prospect& prospect);

/// Whether the own man's manager would accept the bout. A visitor accepts all.
bool is_willing(const Setup& setup, const State& state, const Prospect& prospect, const Taste& taste);

/// Mean strength of all men in stables.
double mean_strength(const Setup& setup, const State& state);

/// The cut assumed for a man whose cut is not rolled yet, per cent.
inline constexpr double usual_cut = 20.5;

/// Expected dollars from a man until the end of the campaign. cut: per cent.
double worth_of(const Setup& setup, const State& state, Person person, double cut);

/// As worth_of with his present cut.
double worth_now(const Setup& setup, const State& state, Person person);

// A fast random result of a bout, by the two men's forms and chance: for trial campaigns and for bouts that nobody watches.
// Source: rules/ringside-campaign/rules.md, 9.1.

/// A random result of the awaited bout, as a choice that the rules accept.
Choice quick_result(const Setup& setup, const State& state, Random& random);

}  // namespace fc::ringside_campaign

namespace fc::ringside_campaign::fast {

// The fast model of bouts, used by trial campaigns and by the manager who looks ahead. Shares are 0 to 1. Source:
// rules/ringside-campaign/rules.md, 9.1.

inline constexpr double draw_chance = 0.03;
inline constexpr double knockout_share = 0.69;  ///< share of the stopped bouts
inline constexpr double winner_floors = 0.14;   ///< knockdowns that the winner scores in a round
inline constexpr double loser_floors = 0.09;    ///< knockdowns that the loser scores in a round

/// Share of bouts over so many rounds that are stopped.
constexpr double stop_chance(int rounds) {
  constexpr double most = 0.90;
  constexpr double at_once = 0.42;
  constexpr double a_round = 0.045;
  return std::min(most, at_once + a_round * rounds);
}

/// Mean number of rounds boxed.
constexpr double mean_rounds(int rounds) {
  constexpr double of_a_stopped_bout = 2.0 / 3;
  return rounds * (1 - stop_chance(rounds) * (1 - of_a_stopped_bout));
}

/// Mean popularity, in half points, from a bout over so many rounds.
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
