// Events of a bout of Tiny become timed cues, and cues a picture and a readout at any moment of the clock.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "rules/tiny/events.h"
#include "rules/tiny/setup.h"
#include "scene/game_scene.h"
#include "scene/timeline.h"

namespace fc::tiny {

/// The last roll; its die rests when `settled`.
struct ShownRoll {
  RollCall call;
  int value = 0;
  bool settled = false;
};

/// What the panels show at one moment.
struct Readout {
  State now;  ///< as an onlooker sees it
  std::optional<ShownRoll> roll;
};

/// A marker on its way.
struct MarkerTracks {
  scene::Track x;
  scene::Track y;
  scene::Track flip;
  scene::Track fallen;
};

/// Everything that stays until another event changes it.
struct Pose {
  State now;
  std::array<MarkerTracks, most_boxers> markers;
  std::array<bool, most_boxers> down{};
  std::optional<Rolled> roll;
  std::size_t roll_index = 0;  ///< of the roll's event: the seed of its way through the air
  double rolled = 0;
};

struct Cue {
  double start = 0;
  float duration = 0;
  std::size_t index = 0;  ///< of the event in the bout
  Event event;
  Pose pose;  ///< from `start` on
};

class Choreography {
 public:
  explicit Choreography(const Setup& setup);

  /// Plays further events of the bout, from `now` or from `end_time`, whichever is later. seen: what an onlooker saw after
  /// each of them.
  void append(std::span<const Event> news, std::span<const View> seen, double now);
  [[nodiscard]] std::size_t event_count() const { return timeline_.all().size(); }
  /// When the last cue is over; 0 before the first.
  [[nodiscard]] double end_time() const { return end_; }
  /// When nothing moves any more.
  [[nodiscard]] double rest_time() const { return rest_; }

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
  [[nodiscard]] const scene::Timeline<Cue>& timeline() const { return timeline_; }
  [[nodiscard]] const Setup& setup() const { return setup_; }

 private:
  [[nodiscard]] const Pose& pose_at(double clock) const;

  Setup setup_;
  Pose opening_;
  scene::Timeline<Cue> timeline_;
  double end_ = 0;
  double rest_ = 0;
};

/// What a cue sounds like.
void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds);

}  // namespace fc::tiny
