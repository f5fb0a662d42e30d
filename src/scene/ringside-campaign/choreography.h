// Turns the events of a campaign into timed cues, and these into the readout of the panels at any moment of the clock. The
// ring behind them shows the two men who meet next. Source: rules/ringside-campaign/rules.md, 10.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/ringside-campaign/club.h"
#include "rules/ringside-campaign/events.h"
#include "rules/ringside-campaign/rules.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/ringside-campaign/chronicle.h"
#include "scene/sounds.h"

namespace fc::ringside_campaign {

// What the panels of a campaign show at one moment of the clock.

/// What a bout brought one of its men. Popularity in half points; ranks as in `rank_of`.
struct Earned {
  Money purse = 0;
  Money share = 0;  ///< his manager's
  Seat seat = no_seat;
  int pop_before = 0;
  int pop_after = 0;
  int rank_before = no_rank;
  int rank_after = no_rank;
  std::optional<Ability> worn{};  ///< ability that he lost by wear
};

/// A finished bout of this night.
struct Fought {
  BilledBout bout;
  BoutResult result;
  std::array<Earned, 2> men;  ///< by corner
  double at = 0;              ///< time on the scene's clock
  std::optional<int> die;     ///< of the winner's experience
  bool die_is_read = false;   ///< the die is at rest, so what he learns may be shown
  std::optional<Ability> learned;
  Terms terms;

  [[nodiscard]] const Earned& of(Corner corner) const { return men[fc::index_of(corner)]; }
  [[nodiscard]] Earned& of(Corner corner) { return men[fc::index_of(corner)]; }
};

/// The state at the beginning of the week or meeting, to show what has changed since.
struct Standings {
  int week = 0;
  Ladder ladder;
  std::array<std::int16_t, most_people> pops{};
  std::array<Money, most_managers> cash{};
};

/// Everything that stays until another event changes it.
struct Pose {
  State now;
  Standings before;
  FixedVector<Fought, most_bouts_a_night> fought;  ///< tonight's finished bouts, in order
  std::optional<Rolled> roll;                      ///< the last one
  std::size_t roll_index = 0;                      ///< index of its event: the seed of the dice's flight
  double rolled = 0;
  std::optional<int> cut;    ///< the cut that the last roll decided
  bool review = false;       ///< that roll was a review of a cut
  bool was_stopped = false;  ///< that roll was for wear, after a bout in which he was stopped
  Person roller = nobody;    ///< the man of that roll, or one picked since
  bool night = false;        ///< it is fight night; true until the week is over
  bool week_over = false;    ///< the week's end is shown
  double began = 0;          ///< time at which the night or the week's end began

  [[nodiscard]] const Fought* latest() const { return fought.empty() ? nullptr : &fought[fought.size() - 1]; }
};

struct Readout : Pose {
  bool settled = false;  ///< the die of the roll is at rest
  double since = 0;      ///< seconds since the night or the week's end began
};

using Cue = scene::CueOf<Event, Pose>;

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  explicit Choreography(const Setup& setup) : CuedPlay(setup, pose_of(Rules::opening(setup))), chronicle_(setup) {}

  static Pose pose_of(const View& view);

  /// Adds the cue of `news[at]`.
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
  /// Adds an event from before the scene began to the chronicle.
  void note(const Event& event) { chronicle_.note(event); }
  /// The pose after such events, with what the chronicle knows of this night.
  [[nodiscard]] Pose recalled_pose(const View& view) const;
  /// The chronicle of everything told by that time, or by a later one that was asked for; it has no result before its cue.
  [[nodiscard]] const Chronicle& chronicle(double clock) const;

 private:
  struct Coming {
    double at = 0;
    Event event;
  };
  mutable Chronicle chronicle_;
  mutable std::vector<Coming> coming_;  ///< events that the chronicle does not have yet, in order
  mutable std::size_t noted_ = 0;       ///< how many of them it has by now
};

/// How an event is presented: routine takes no time, a booking half a second, a result one or two.
scene::EventRow row_of(const Event& event);

/// Seconds from the throw until the die rests; 0: it is at rest at once.
float seconds_to_settle(const Rolled& roll);

}  // namespace fc::ringside_campaign
