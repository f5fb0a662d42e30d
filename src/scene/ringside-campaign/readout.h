// What the panels of a campaign show at one moment of the clock.
#pragma once

#include <array>
#include <optional>

#include "rules/ringside-campaign/club.h"

namespace fc::ringside_campaign {

/// What a bout brought one of its men. Popularity in half points; ranks as `rank_of` says.
struct Earned {
  Money purse = 0;
  Money share = 0;  ///< his manager's
  Seat seat = no_seat;
  int pop_before = 0;
  int pop_after = 0;
  int rank_before = no_rank;
  int rank_after = no_rank;
  std::optional<Ability> worn{};  ///< what the bout took of him
};

/// A bout of this night that is over.
struct Fought {
  BilledBout bout;
  BoutResult result;
  std::array<Earned, 2> men;  ///< by corner
  double at = 0;              ///< on the scene's clock
  std::optional<int> die;     ///< of the winner's experience
  bool die_is_read = false;   ///< before it is, nobody knows what he learns
  std::optional<Ability> learned;
  Terms terms;

  [[nodiscard]] const Earned& of(Corner corner) const { return men[fc::index_of(corner)]; }
  [[nodiscard]] Earned& of(Corner corner) { return men[fc::index_of(corner)]; }
};

/// How things stood when the week or the meeting began, for what has changed since.
struct Standings {
  int week = 0;
  Ladder ladder;
  std::array<std::int16_t, most_people> pops{};
  std::array<Money, most_managers> cash{};
};

struct Readout {
  State now;
  Standings before;
  FixedVector<Fought, most_bouts_a_night> fought;  ///< tonight, in order
  std::optional<Rolled> roll;                      ///< the last one
  bool settled = false;                            ///< its die rests
  std::optional<int> cut;                          ///< what it made of the cut, once that is settled
  bool review = false;                             ///< it is a cut that was rolled before
  bool was_stopped = false;                        ///< it is one of wear, after a bout in which he was stopped
  Person roller = nobody;                          ///< the man it is about
  bool night = false;                              ///< fight night, until the week is over
  bool week_over = false;                          ///< the week's end is on show
  double since = 0;                                ///< seconds since that began

  [[nodiscard]] const Fought* latest() const { return fought.empty() ? nullptr : &fought[fought.size() - 1]; }
};

}  // namespace fc::ringside_campaign
