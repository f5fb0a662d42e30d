// What a bout, a rest, a sale or a new man does to a whole career, in dollars of the manager. Source:
// rules/ringside-campaign/rules.md, 3.6; the fast model of 6.1 and 9.1.
#pragma once

#include <optional>

#include "bots/ringside-campaign/outlook.h"
#include "bots/ringside-campaign/worth.h"

namespace fc::ringside_campaign {

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
