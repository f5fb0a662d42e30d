// Events of a bout of The Ring become timed cues, and cues a picture and a readout at any moment of the clock. Numbers that
// still glide carry where they come from and when. Source: overlay/design.md, The look; rules/the-ring/rules.md, 10.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "rules/the-ring/events.h"
#include "rules/the-ring/rules.h"
#include "scene/camera.h"
#include "scene/corners/two_men.h"
#include "scene/cued_play.h"
#include "scene/game_scene.h"
#include "scene/the-ring/readout.h"
#include "scene/the-ring/stance.h"
#include "scene/timeline.h"

namespace fc::the_ring {

/// When what the board shows began: the ages of a readout are counted from here.
struct Beginnings {
  double roll = 0;
  double strategies = 0;
  double entry = 0;
  double shot = 0;
  double shot_read = 0;
  double finisher = 0;
  double counting = 0;
  double cut = 0;
  double foul = 0;
  double before = 0;
  double minute = 0;
  double scored = 0;
  double end = 0;
};

/// Everything that stays until another event changes it. shown: without ages and what glides.
struct Pose : scene::TwoMen {
  Readout shown;
  Beginnings since;
  std::optional<Corner> at_work;  ///< in training camp
  std::array<scene::Track, 2> stamina;
  scene::Track clock;
  std::size_t thrown = 0;  ///< the event of the first die of the last roll: the seed of its way through the air
  int count = 0;           ///< where the referee stops, while the dice of a count are on their way
  float dice_at = 0;       ///< the middle of them, a share of the ring's width
  std::array<std::optional<SolitaireRead>, 2> solitaire;  ///< until the strategies are turned over
};

/// count: where the referee stops counting, if this is the last die of a count; else 0.
struct Cue {
  double start = 0;
  float duration = 0;
  std::size_t index = 0;  ///< of the event in the bout
  Event event;
  int count = 0;
  std::optional<HardShotRead> coming{};  ///< of its roll: the shot that the next event tells
  Pose pose;                             ///< from `start` on
};

/// The roll on the board, and what the bout was when its last die was told.
struct LastRoll {
  const ShownRoll& roll;
  const State& seen;
  const Event* consequence;  ///< what came of it; null while more dice are awaited
  double start;
};

class Choreography : public scene::CuedPlay<Choreography, Rules, Pose, Cue> {
 public:
  /// How the men are filmed.
  static constexpr scene::Lens lens{.near = 2.27F, .around = 0.5F, .foot = 0.16F};

  explicit Choreography(const Setup& setup);

  [[nodiscard]] scene::Stage stage(double clock, scene::Motion motion) const;
  [[nodiscard]] Readout readout(double clock) const;
  /// How far the board is open, 0 to 1: nothing on it matters while a man lies and no dice fall, nor after a stoppage.
  [[nodiscard]] float board_open(double clock) const { return pose_at(clock).board.at(clock); }
  /// The moment whose board is seen then: of one that folds away, when it was last read.
  [[nodiscard]] double board_clock(double clock) const { return scene::board_clock(pose_at(clock), clock); }
  /// The roll whose dice lie on the board, if any do.
  [[nodiscard]] std::optional<LastRoll> last_roll(double clock) const;

 private:
  friend CuedPlay;
  void play(std::span<const Event> news, std::size_t at, const View& view, double now);
};

}  // namespace fc::the_ring
