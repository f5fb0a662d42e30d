// Where a boxer stands and how, and his way from one stance to the next: for games in which he may go anywhere in the ring.
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

/// Brings a man who is driven back so near to the ropes beside him that he leans on them; nothing happens far from them.
void lean_on_ropes(Stance& stance, const Board& board);

/// His marker, with nothing on the way.
Marker marker_of(Corner corner, const Stance& stance, bool crowned);

/// How far to the side of the straight line somebody swings half-way, in squares.
struct Bow {
  float x = 0;
  float y = 0;
};

/// A stance on its way to another.
class StanceTracks {
 public:
  StanceTracks() = default;
  explicit StanceTracks(const Stance& stance);

  /// From `start` on goes there in so many seconds. steps: he hops on the way, if it leads anywhere.
  void take_up(const Stance& stance, bool steps, double start, float seconds);
  /// Where he stands when he is there.
  [[nodiscard]] Vec3 bound() const { return {x_.to(), y_.to(), 0}; }
  /// From `start` on he swings to the side and back in so many seconds, wherever he goes; not while he swings already.
  void swing(const Bow& bow, double start, float seconds);
  /// highest_hop: squares.
  [[nodiscard]] Marker marker(Corner corner, double clock, float highest_hop, bool crowned) const;

 private:
  Track x_;
  Track y_;
  PoiseTracks poise_;
  Track hop_{1};  ///< 0 to 1 along a step
  Bow bow_;
  Track swing_{1};  ///< 0 to 1 along `bow_`
};

// What wear looks like, so that a man's state is seen without a word: stars circle a dazed head and he sways, a tired man
// pants and drips, blood drops off a cut one's chin.

/// Adds to the picture what every marker's wear looks like at that moment. clock: seconds; it may stand still, and so does
/// the picture then. Reduced motion: the marks alone, and nothing moves.
void show_wear(Stage& stage, double clock, Motion motion);

}  // namespace fc::scene
