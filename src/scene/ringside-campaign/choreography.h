// Events of a campaign become timed cues, and cues the readout of the panels at any moment of the clock. The ring behind
// them holds the two men who meet next. Source: rules/ringside-campaign/rules.md, 10.
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

/// Everything that stays until another event changes it.
struct Pose {
  State now;
  Standings before;
  FixedVector<Fought, most_bouts_a_night> fought;  ///< tonight, in order
  std::optional<Rolled> roll;                      ///< the last one
  std::size_t roll_index = 0;                      ///< of its event: the seed of its way through the air
  double rolled = 0;
  std::optional<int> cut;    ///< what it made of the cut
  bool review = false;       ///< it is a cut that was rolled before
  bool was_stopped = false;  ///< it is one of wear, after a bout in which he was stopped
  Person roller = nobody;    ///< the man it is about, or who was picked since
  bool night = false;        ///< fight night, until the week is over
  bool week_over = false;    ///< the week's end is on show
  double began = 0;          ///< when that or the night did

  [[nodiscard]] const Fought* latest() const { return fought.empty() ? nullptr : &fought[fought.size() - 1]; }
};

struct Readout : Pose {
  bool settled = false;  ///< the die of the roll rests
  double since = 0;      ///< seconds since the night or the week's end began
};

using Cue = scene::CueOf<Event, Pose>;

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  explicit Choreography(const Setup& setup) : CuedPlay(setup, pose_of(Rules::opening(setup))), chronicle_(setup) {}

  static Pose pose_of(const View& view);

  /// Makes the cue of `news[at]`.
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
  /// Writes an event that is long past into the chronicle.
  void note(const Event& event) { chronicle_.note(event); }
  /// After what is long past: with what of this night the chronicle knows.
  [[nodiscard]] Pose recalled_pose(const View& view) const;
  /// All that has been told by then, or has been asked for later: no page knows a result before its cue.
  [[nodiscard]] const Chronicle& chronicle(double clock) const;

 private:
  struct Coming {
    double at = 0;
    Event event;
  };
  mutable Chronicle chronicle_;
  mutable std::vector<Coming> coming_;  ///< what it does not know yet, in order
  mutable std::size_t noted_ = 0;       ///< of these it does
};

/// What is a matter of course takes no time, a booking half a second, a result one or two.
scene::EventRow row_of(const Event& event);

/// From the throw until the die rests; 0: it lies there at once.
float seconds_to_settle(const Rolled& roll);

}  // namespace fc::ringside_campaign
