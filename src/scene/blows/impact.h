// What blows, falls and steps add to the picture for a moment: lunge and jolt, sweat, sparks and dust, the shaken camera.
#pragma once

#include "scene/blows/blow.h"
#include "scene/ornament.h"

namespace fc::scene {

/// From a blow that is coming: how long the punch is on its way.
inline constexpr float windup_seconds = 0.16F;

/// One event's impacts at one age of its cue.
class Impact : public Ornament {
 public:
  using Ornament::Ornament;

  void show(const Blow& blow) const;
  /// From the start of the cue on: he meets the canvas `floor_seconds` later.
  void show(const Fall& fall) const;
  void show(const Footfall& step) const;

 private:
  /// From the other man to this one, of length 1.
  struct Way {
    float x = 0;
    float y = 0;
  };
  [[nodiscard]] Way towards(Corner corner) const;
  /// Moves a marker along the canvas, not through the ropes.
  void push(Corner corner, Way way, float squares) const;
  /// share: 0 stands, 1 at full reach towards the other man. reach: in arm's lengths.
  void lunge(Corner corner, float share, float reach) const;
  void swing(const Blow& blow) const;
  void jolt(const Blow& blow) const;
  void dodge(Corner corner) const;
  void meet_in_the_middle(const Blow& blow) const;
};

}  // namespace fc::scene
