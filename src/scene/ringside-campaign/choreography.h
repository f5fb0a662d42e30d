// Events of a campaign become timed cues, and cues the readout of the panels at any moment of the clock. The ring behind
// them holds the two men who meet next. Source: rules/ringside-campaign/rules.md, 10.
#pragma once

#include <vector>

#include "rules/ringside-campaign/rules.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/ringside-campaign/chronicle.h"
#include "scene/ringside-campaign/readout.h"

namespace fc::ringside_campaign {

/// Everything that stays until another event changes it.
struct Pose {
  State now;
  Standings before;
  FixedVector<Fought, most_bouts_a_night> fought;
  std::optional<Rolled> roll;
  std::size_t roll_index = 0;  ///< of the roll's event: the seed of its way through the air
  double rolled = 0;
  std::optional<int> cut;
  bool review = false;       ///< of a cut that was rolled before
  bool was_stopped = false;  ///< the roller, in the bout that wears him
  Person roller = nobody;
  bool night = false;
  bool week_over = false;
  double since = 0;  ///< when the night or the week's end began
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

}  // namespace fc::ringside_campaign
