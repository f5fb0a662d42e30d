// Events of a Ringside bout become timed cues, and cues a picture and a readout at any moment of the clock.
// Numbers that still glide carry where they come from and when. Source: overlay/design.md, The look;
// rules/ringside/rules.md, 10.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "rules/ringside/events.h"
#include "rules/ringside/rules.h"
#include "scene/camera.h"
#include "scene/corners/two_men.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/ringside/readout.h"
#include "scene/ringside/stance.h"
#include "scene/timeline.h"

namespace fc::ringside {

/// A roll whose dice lie, or will lie, in the tray.
struct RollInTray {
  Rolled roll;
  std::size_t event = 0;  ///< its index in the bout: the seed of its way through the air
  double start = 0;
};

/// Everything that stays until another event changes it.
struct Pose : scene::TwoMen {
  State seen;
  std::array<scene::Track, 2> endurance;
  std::array<int, 2> round_start{};
  FixedVector<RollInTray, 2> tray;  ///< the last roll; both opening rolls
  std::optional<ShownPicks> picks;
  double revealed = 0;                ///< when the picks were
  bool counters = false;              ///< they were of a counterpunch
  std::array<scene::Vec3, 2> feet{};  ///< where both stood then
  std::array<bool, 2> sealed{};
  int knockdown_chance = 0;
  std::optional<ScoredRound> bell;
};

/// coming: of PicksRevealed, the punch if it lands, and so many seconds from the start it does.
struct Cue {
  double start = 0;
  float duration = 0;
  std::size_t index = 0;  ///< of the event in the bout
  Event event;
  std::optional<PunchLanded> coming{};
  float lands = 0;
  Pose pose;  ///< from `start` on
};

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  /// The men are filmed with the squares round them, where they may step.
  static constexpr scene::Lens lens{.near = 2.0F, .around = 1.0F, .foot = 0.14F};

  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
};

}  // namespace fc::ringside
