// Position and posture of a boxer who can move freely, and transitions between them.
#pragma once

#include "scene/blows/poise.h"
#include "scene/game_scene.h"
#include "scene/stage.h"
#include "scene/timeline.h"

namespace fc::scene {

/// x, y: squares.
struct Stance {
  float x = 0;
  float y = 0;
  Posture posture;
};

/// For a boxer who is driven back: if he is close to the ropes, moves him so that he leans on them; otherwise no effect.
void lean_on_ropes(Stance& stance, const Board& board);

/// His marker without animation.
Marker marker_of(Corner corner, const Stance& stance, bool crowned);

/// Sideways deviation from the straight path half-way, in squares.
struct Bow {
  float x = 0;
  float y = 0;
};

/// An animated transition between stances.
class StanceTracks {
 public:
  StanceTracks() = default;
  explicit StanceTracks(const Stance& stance);

  /// Moves there from `start` on within `seconds`. steps: with hops, if he changes place.
  void take_up(const Stance& stance, bool steps, double start, float seconds);
  /// The position he moves to.
  [[nodiscard]] Vec3 bound() const { return {x_.to(), y_.to(), 0}; }
  /// Adds a sideways curve to his path from `start` on, for `seconds`; ignored while one is in progress.
  void swing(const Bow& bow, double start, float seconds);
  /// highest_hop: squares.
  [[nodiscard]] Marker marker(Corner corner, double clock, float highest_hop, bool crowned) const;

 private:
  Track x_;
  Track y_;
  PoiseTracks poise_;
  Track hop_{1};  ///< 0 to 1 along each hop of a step
  Bow bow_;
  Track swing_{1};  ///< 0 to 1 along `bow_`
};

// Visible signs of a boxer's condition: stars and swaying if dazed, panting and sweat if tired, blood from a cut.

/// Adds these signs for every marker. clock: seconds; the picture stands still if it does. Reduced motion: static signs
/// only.
void show_wear(Stage& stage, double clock, Motion motion);

}  // namespace fc::scene
