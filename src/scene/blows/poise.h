// How a posture looks on a marker, and how a marker comes from one to the next: it turns, sways, falls and gets up.
#pragma once

#include <limits>

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
  Act act = Act::stance;  ///< what he does meanwhile
  Mood mood = Mood::calm;

  friend bool operator==(const Poise&, const Poise&) = default;
};

Poise poise_of(const Posture& posture);

/// What a man does while no blow is on its way, going over softly from one to the next.
class ActTrack {
 public:
  constexpr ActTrack() = default;
  explicit constexpr ActTrack(Act act) : from_(act), to_(act) {}

  void glide_on(Act act, double start);
  /// Its share is left at 0.
  [[nodiscard]] Gesture at(double clock) const;

 private:
  Act from_ = Act::stance;
  Act to_ = Act::stance;
  double start_ = std::numeric_limits<double>::lowest();
};

/// A poise on its way to another.
class PoiseTracks {
 public:
  PoiseTracks() = default;
  explicit PoiseTracks(const Poise& poise);

  /// From `start` on takes up this posture.
  void take_up(const Posture& posture, double start);
  /// His marker's numbers at that moment, and what he does.
  void hold(Marker& marker, double clock) const;

 private:
  Track flip_;
  Track fallen_;
  Track lean_;
  Track squash_;
  Track facing_{1};
  Track dazed_;
  Track tired_;
  Track bleeding_;
  Cuts cuts_{};
  Cuts cuts_before_{};
  double cut_at_ = std::numeric_limits<double>::lowest();
  ActTrack act_;
  Mood mood_ = Mood::calm;
};

/// Sets what a poise sets.
void hold(Marker& marker, const Poise& poise);

/// Everybody who does what goes on and on breathes, or goes on with it, at that moment. clock: seconds in which something
/// moved; with reduced motion nobody breathes.
void breathe(Stage& stage, double clock, bool calm);
/// Whoever breathes, or does what goes on and on, is that many seconds further with it.
void breathe_on(Stage& stage, double seconds);

/// Height of a hop at that share of its way. highest: squares.
constexpr float hop_height(float share, float highest) { return highest * 4 * share * (1 - share); }

}  // namespace fc::scene
