// What the computer's manager computes with: a man's form, his chance in a bout, the worth of a bout and of a man. Source:
// rules/ringside-campaign/rules.md, 6.1.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

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

namespace fc::ringside_campaign {

// The future earnings of a manager's men: the purses of a career, bout by bout to the end of the campaign, by the fast model
// of bouts. Source: rules/ringside-campaign/rules.md, 6.1, 9.1; 2.2, 2.3 and 3.6.6 for what bouts bring.

/// A man's rank after a bout. other: the other man's rank before it. men: number of contenders on the ladder. Source:
/// rules/ringside-campaign/rules.md, 3.6.6.
int rank_after(int rank, int other, bool title, bool won, int men);

/// The present state of a career. rank: 0 the champion, from 1 the contenders. fight_pop: half points. weeks: number of
/// weeks in which he can still be booked, from the first in which he is rested.
struct CareerStage {
  double strength = 0;
  int rank = 0;
  double fight_pop = 0;
  int weeks = 0;
};

/// Estimates every career of one manager's men against the present men of the others, weighing all outcomes of every bout: a
/// man fights every fourth week, in the best arena that both are popular enough for, against those whose managers would
/// accept; he rises and falls on the ladder, gets title bouts, and defends the title. Allocates only when it is made.
class Outlook {
 public:
  Outlook();

  /// Computes the table for this state. Must be called before `purses`; does nothing if the relevant state has not changed.
  /// The campaign must be in its weeks.
  void look(const Setup& setup, const State& state, Seat seat);

  /// Dollars that all remaining bouts of such a career pay, the manager's and the man's part together.
  [[nodiscard]] double purses(const CareerStage& stage) const;

 private:
  static constexpr std::size_t most_rivals = 16;
  static constexpr std::size_t strengths = 9;
  static constexpr std::size_t pops = 16;
  static constexpr std::size_t most_levels = 17;  ///< levels of rank
  static constexpr std::size_t most_bouts = 13;   ///< most bouts of a career: a year's

  /// Another manager's man. least: the least dollars for which he boxes.
  struct Rival {
    double strength = 0;
    int rank = 0;
    int pop = 0;
    float least = 0;

    friend bool operator==(const Rival&, const Rival&) = default;
  };

  /// All that the table depends on.
  struct Field {
    FixedVector<Rival, most_rivals> rivals;
    double mean = 0;       ///< mean strength
    double champion = 0;   ///< the champion's strength; for a vacant title the mean
    bool is_ours = false;  ///< the champion belongs to the manager that looks
    int title_rank = 0;
    int contenders = 0;
    int bouts = 0;  ///< most bouts left to a rested man

    friend bool operator==(const Field&, const Field&) = default;
  };

  /// Dollars, or chances, by strength.
  using Line = std::array<float, strengths>;

  /// The payments of a title bout and of all bouts after it.
  struct Title {
    Line won;
    Line lost;
  };

  [[nodiscard]] static Field field_of(const Setup& setup, const State& state, Seat seat);
  void reckon(const Setup& setup, int bouts);
  [[nodiscard]] float title_share(std::size_t level, std::size_t step) const;
  [[nodiscard]] Line bouts_of(const Setup& setup, int bouts, std::size_t level, std::size_t pop) const;
  [[nodiscard]] Title title_at(const Setup& setup, int bouts, std::size_t level, std::size_t pop) const;
  [[nodiscard]] Line title_of(const Setup& setup, int bouts, std::size_t level, std::size_t pop) const;
  [[nodiscard]] Line defences_of(const Setup& setup, int bouts, std::size_t pop, const Line& otherwise) const;
  [[nodiscard]] Line line_after(int bouts, int rank, double fight_pop) const;
  [[nodiscard]] Line line_at(int bouts, int rank, double fight_pop) const;
  [[nodiscard]] std::size_t level_of(int rank) const;
  [[nodiscard]] double strength_at(std::size_t step) const;
  [[nodiscard]] static double pop_at(std::size_t pop);
  [[nodiscard]] static std::size_t place_of(int bouts, std::size_t level, std::size_t pop);

  Field field_;
  bool has_looked_ = false;
  std::size_t levels_ = 0;
  std::array<Line, most_rivals> chances_{};  ///< chance to beat each rival
  std::vector<Line> table_;                  ///< by bouts left, level, popularity; none left: nothing
};

// The effect of a bout, a rest, a sale or a new man on a whole career, in dollars of the manager. Source:
// rules/ringside-campaign/rules.md, 3.6; the fast model of 6.1 and 9.1.

/// Weight of a dollar that one rival gains against an own dollar in a trade: the richest wins, and each of the others might
/// be that one.
constexpr double rivalry_of(const Setup& setup) { return 1.0 / (seats_of(setup) - 1); }

/// Share of that weight used for bouts: a manager who grudges others too much finds no opponents.
inline constexpr double rivalry_in_the_ring = 0.3;

/// A possible bout with its advantage, as in `Planner::advantage_of`.
struct PlannedBout {
  Prospect prospect;
  int rounds = 0;
  double advantage = 0;
};

/// Supports one decision of one manager, in a campaign's weeks. The arguments must outlive it; outlook must have looked at
/// this state.
class Planner {
 public:
  Planner(const Setup& setup, const State& state, const Outlook& outlook)
      : setup_(setup), state_(state), outlook_(outlook) {}

  /// Dollars that a man will earn his manager until the end, from when he is rested.
  [[nodiscard]] double future_now(Person person) const;
  /// As future_now, for a manager who acquires him: his cut is rolled anew.
  [[nodiscard]] double future_if_joining(Person person) const;
  /// The same for a new man who replaces a retired one.
  [[nodiscard]] double future_of_a_new_man() const;

  /// Dollars that the bout is worth more than a week of rest, less a share of the other manager's gain.
  [[nodiscard]] double advantage_of(const Prospect& prospect, int rounds) const;

  /// Dollars that the bout is worth more than a week of rest.
  [[nodiscard]] double gain_of(const Prospect& prospect, int rounds) const;

  /// The best bout for the man, at venues with room, that the other manager would accept by the sensible manager's rules,
  /// and, after a refusal this week, only with an advantage for the other too; none if no bout has an advantage. other: whom
  /// the search is restricted to, if given.
  [[nodiscard]] std::optional<PlannedBout> best_bout(Person own, std::optional<Person> other = {}) const;

 private:
  /// cut: 0 if it is still to be rolled. weeks_away: weeks until he can be booked.
  [[nodiscard]] double future(Person person, int cut, int weeks_away) const;
  [[nodiscard]] double career(Person person, int cut, const CareerStage& stage) const;
  [[nodiscard]] bool has_room(const Prospect& prospect) const;
  [[nodiscard]] int rank(Person person) const;
  [[nodiscard]] int weeks_of_rest(Person person) const;

  const Setup& setup_;
  const State& state_;
  const Outlook& outlook_;
};

}  // namespace fc::ringside_campaign
