// How a posture looks on a marker, and how a marker comes from one to the next: it turns, sways, falls and gets up.
#pragma once

#include "scene/blows/blow.h"
#include "scene/timeline.h"

namespace fc::scene {

/// Of a fall: until the man lies still, and until he first meets the canvas.
inline constexpr float fall_seconds = 0.6F;
inline constexpr float floor_seconds = 0.6F * fall_seconds;
inline constexpr float rise_seconds = 0.45F;

/// The numbers of a `Marker` that follow from its posture.
struct Poise {
  float flip = 0;
  float fallen = 0;
  float lean = 0;
  float squash = 0;
  float facing = 1;
  Wear wear{};

  friend bool operator==(const Poise&, const Poise&) = default;
};

Poise poise_of(const Posture& posture);

/// A poise on its way to another.
class PoiseTracks {
 public:
  PoiseTracks() = default;
  explicit PoiseTracks(const Poise& poise);

  /// From `start` on takes up this posture.
  void take_up(const Posture& posture, double start);
  [[nodiscard]] Poise at(double clock) const;

 private:
  Track flip_;
  Track fallen_;
  Track lean_;
  Track squash_;
  Track facing_{1};
  Track dazed_;
  Track tired_;
  Track bleeding_;
};

/// Sets what a poise sets.
void hold(Marker& marker, const Poise& poise);

/// Height of a hop at that share of its way. highest: squares.
constexpr float hop_height(float share, float highest) {
  return highest * 4 * share * (1 - share);
}

}  // namespace fc::scene
