// Events of a Ringside bout become timed cues, and cues a picture and a readout at any moment of the clock.
//
// Every cue keeps the pose that it leads to: numbers that still glide carry where they come from and when, so that a moment
// is found from one cue and the ornaments of the last few. Source: design.md, The look; rules/ringside.md, 10.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "rules/ringside/events.h"
#include "rules/ringside/setup.h"
#include "scene/game_scene.h"
#include "scene/ringside/readout.h"
#include "scene/ringside/stance.h"
#include "scene/timeline.h"

namespace fc::ringside {

/// A Stance on its way to another.
struct MarkerTracks {
  scene::Track x;
  scene::Track y;
  scene::Track flip;
  scene::Track fallen;
  scene::Track lean;
  scene::Track squash;
  scene::Track facing;
  scene::Track hop{1};  ///< 0 to 1 along a step
};

/// A roll whose dice lie, or will lie, in the tray.
struct RollInTray {
  Rolled roll;
  std::size_t event = 0;  ///< its index in the bout: the seed of its way through the air
  double start = 0;
};

/// Everything that stays until another event changes it.
struct Pose {
  State seen;
  std::array<bool, 2> down{};
  bool in_corners = false;
  std::array<MarkerTracks, 2> markers;
  std::array<scene::Track, 2> endurance;
  scene::Track house_light{1};
  std::array<int, 2> round_start{};
  FixedVector<RollInTray, 2> tray;  ///< the last roll; both opening rolls
  std::optional<ShownPicks> picks;
  double revealed = 0;  ///< when the picks were
  std::array<bool, 2> sealed{};
  int knockdown_chance = 0;
  std::optional<ScoredRound> bell;
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

  /// Plays further events of the bout, from `now` or from `end_time`, whichever is later. views: what an onlooker could see
  /// after each of them.
  void append(std::span<const Event> news, std::span<const View> views, double now);
  /// How many events have cues.
  [[nodiscard]] std::size_t event_count() const { return timeline_.all().size(); }
  /// When the last cue is over; 0 before the first.
  [[nodiscard]] double end_time() const { return end_; }
  /// When the last ornament is gone and nothing moves.
  [[nodiscard]] double rest_time() const { return rest_; }

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
  [[nodiscard]] const scene::Timeline<Cue>& timeline() const { return timeline_; }
  [[nodiscard]] const Setup& setup() const { return setup_; }

 private:
  /// The pose at that moment: of the last cue that has started, or the opening.
  [[nodiscard]] const Pose& pose_at(double clock) const;

  Setup setup_;
  Pose opening_;
  scene::Timeline<Cue> timeline_;
  double end_ = 0;
  double rest_ = 0;
};

}  // namespace fc::ringside
