// Events of a bout of Tiny become timed cues, and cues a picture and a readout at any moment of the clock.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "rules/tiny/rules.h"
#include "scene/blows/knockdown.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/particles.h"
#include "scene/timeline.h"

namespace fc::tiny {

/// The last roll; its dice rest when `settled`. value: of the last of them, see `RollCall::bonus`.
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
  scene::Knockdown knockdown;  ///< the last one; nobody goes to a corner
  std::optional<Rolled> roll;
  FixedVector<scene::ShownDie, 2> thrown{};  ///< the dice of the last throw, as many as have been told
  std::size_t roll_index = 0;                ///< of the roll's event: the seed of its way through the air
  double rolled = 0;
};

using Cue = scene::CueOf<Event, Pose>;

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
};

/// What a cue sounds like.
void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds);

}  // namespace fc::tiny
