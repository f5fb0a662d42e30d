// What is still to come for a manager's men: the purses of a career, bout by bout to the end of the campaign, by the fast
// model of bouts. Source: rules/ringside-campaign/rules.md, 6.1, 9.1; 2.2, 2.3 and 3.6.6 for what bouts bring.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "bots/ringside-campaign/worth.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// Where a career stands. rank: 0 the champion, from 1 the contenders. fight_pop: half points. weeks: those in which he can
/// still be booked, from the first in which he is rested.
struct CareerStage {
  double strength = 0;
  int rank = 0;
  double fight_pop = 0;
  int weeks = 0;
};

/// A man's rank after a bout. other: the other man's rank before it. men: contenders on the ladder.
/// Source: rules/ringside-campaign/rules.md, 3.6.6.
int rank_after(int rank, int other, bool title, bool won, int men);

/// Plays every career of one manager's men ahead against the men of the others as they stand, with all outcomes of every
/// bout weighed: a man fights every fourth week, in the best arena that both are popular enough for, against those whose
/// managers would take it; he rises and falls on the ladder, gets his chances at the title, and defends it. Nothing is
/// allocated after it is made.
class Outlook {
 public:
  Outlook();

  /// Must be called before `purses`; keeps what it has if nothing has changed. The campaign must be in its weeks.
  void look(const Setup& setup, const State& state, Seat seat);

  /// Dollars that all bouts of such a career pay, the manager's and the man's part.
  [[nodiscard]] double purses(const CareerStage& stage) const;

 private:
  static constexpr std::size_t most_rivals = 16;
  static constexpr std::size_t strengths = 9;
  static constexpr std::size_t pops = 16;
  static constexpr std::size_t most_levels = 17;  ///< of rank
  static constexpr std::size_t most_bouts = 13;   ///< of a career: a year

  /// Another manager's man. least: dollars for which he boxes.
  struct Rival {
    double strength = 0;
    int rank = 0;
    int pop = 0;
    float least = 0;

    friend bool operator==(const Rival&, const Rival&) = default;
  };

  /// All that the table follows from.
  struct Field {
    FixedVector<Rival, most_rivals> rivals;
    double mean = 0;       ///< strength
    double champion = 0;   ///< the champion's strength; who boxes for a vacant title meets the mean
    bool is_ours = false;  ///< the champion is of the manager who looks
    int title_rank = 0;
    int contenders = 0;
    int bouts = 0;  ///< left to a rested man

    friend bool operator==(const Field&, const Field&) = default;
  };

  /// Dollars, or chances, by strength.
  using Line = std::array<float, strengths>;

  /// What a title bout and all that follows pay.
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
  std::array<Line, most_rivals> chances_{};  ///< to beat each rival
  std::vector<Line> table_;                  ///< by bouts left, level, popularity; none left: nothing
};

// What a bout, a rest, a sale or a new man does to a whole career, in dollars of the manager. Source:
// rules/ringside-campaign/rules.md, 3.6; the fast model of 6.1 and 9.1.

/// What a dollar that one rival gains counts against one's own in a trade: the richest wins, and each of the others might be
/// he.
constexpr double rivalry_of(const Setup& setup) { return 1.0 / (seats_of(setup) - 1); }

/// So much of it counts for bouts: who grudges others much finds nobody to box.
inline constexpr double rivalry_in_the_ring = 0.3;

/// A bout that a manager may want, with its advantage.
struct PlannedBout {
  Prospect prospect;
  int rounds = 0;
  double advantage = 0;
};

/// One decision of one manager, in a campaign's weeks. All must outlive it; the outlook has looked at this state.
class Planner {
 public:
  Planner(const Setup& setup, const State& state, const Outlook& outlook)
      : setup_(setup), state_(state), outlook_(outlook) {}

  /// Dollars that a man brings his manager until the end, from when he is rested.
  [[nodiscard]] double future_now(Person person) const;
  /// As future_now for a manager who gets him: his cut is rolled anew.
  [[nodiscard]] double future_if_joining(Person person) const;
  /// For a man who takes the place of one who retires.
  [[nodiscard]] double future_of_a_new_man() const;

  /// Dollars above a week of rest, less a share of what the other manager gains by it.
  [[nodiscard]] double advantage_of(const Prospect& prospect, int rounds) const;

  /// Dollars above a week of rest.
  [[nodiscard]] double gain_of(const Prospect& prospect, int rounds) const;

  /// The best bout for the man at venues where there is room, whose other manager takes it as a sensible one would,
  /// and once he was refused this week, only with an advantage for the other too; nothing if none has one. other, venue: the
  /// only ones that are looked at, if given.
  [[nodiscard]] std::optional<PlannedBout> best_bout(Person own, std::optional<Person> other = {},
                                                     std::optional<int> venue = {}) const;

 private:
  /// cut: 0: still to be rolled. weeks_away: until he can be booked.
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
