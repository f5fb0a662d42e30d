// The future earnings of a manager's men: the purses of a career, bout by bout to the end of the campaign, by the fast model
// of bouts. Source: rules/ringside-campaign/rules.md, 6.1, 9.1; 2.2, 2.3 and 3.6.6 for what bouts bring.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "bots/ringside-campaign/worth.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// The present state of a career. rank: 0 the champion, from 1 the contenders. fight_pop: half points. weeks: number of
/// weeks in which he can still be booked, from the first in which he is rested.
struct CareerStage {
  double strength = 0;
  int rank = 0;
  double fight_pop = 0;
  int weeks = 0;
};

/// A man's rank after a bout. other: the other man's rank before it. men: number of contenders on the ladder. Source:
/// rules/ringside-campaign/rules.md, 3.6.6.
int rank_after(int rank, int other, bool title, bool won, int men);

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
  /// and, after a refusal this week, only with an advantage for the other too; none if no bout has an advantage. other,
  /// venue: restrict the search, if given.
  [[nodiscard]] std::optional<PlannedBout> best_bout(Person own, std::optional<Person> other = {},
                                                     std::optional<int> venue = {}) const;

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
