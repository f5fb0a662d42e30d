// How a posture is drawn on a marker, and transitions between postures.
#pragma once

#include <limits>

#include "scene/blows/blow.h"
#include "scene/timeline.h"

namespace fc::scene {

/// Duration of a fall, and time until he first hits the canvas.
inline constexpr float fall_seconds = 0.6F;
inline constexpr float floor_seconds = 0.6F * fall_seconds;
inline constexpr float rise_seconds = 0.45F;

/// The fields of a `Marker` that follow from its posture.
struct Poise {
  float flip = 0;
  float fallen = 0;
  float lean = 0;
  float squash = 0;
  float facing = 1;
  Wear wear{};
  Act act = Act::stance;  ///< action while idle
  Mood mood = Mood::calm;

  friend bool operator==(const Poise&, const Poise&) = default;
};

Poise poise_of(const Posture& posture);

/// The idle action of a boxer, with smooth transitions.
class ActTrack {
 public:
  constexpr ActTrack() = default;
  explicit constexpr ActTrack(Act act) : from_(act), to_(act) {}

  void glide_on(Act act, double start);
  /// Its `share` is always 0.
  [[nodiscard]] Gesture at(double clock) const;

 private:
  Act from_ = Act::stance;
  Act to_ = Act::stance;
  double start_ = std::numeric_limits<double>::lowest();
};

/// An animated transition between poises.
class PoiseTracks {
 public:
  PoiseTracks() = default;
  explicit PoiseTracks(const Poise& poise);

  /// Starts a transition to this posture at `start`.
  void take_up(const Posture& posture, double start);
  /// Sets a marker's fields at `clock`.
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

/// Sets a marker's fields without animation.
void hold(Marker& marker, const Poise& poise);

/// Sets the phase of breathing and other periodic actions. clock: seconds in which something moved. calm (reduced motion):
/// nobody breathes.
void breathe(Stage& stage, double clock, bool calm);
/// Advances breathing and other periodic actions by so many seconds.
void breathe_on(Stage& stage, double seconds);

/// Height of a hop at this share of it. highest: squares.
constexpr float hop_height(float share, float highest) { return highest * 4 * share * (1 - share); }

}  // namespace fc::scene
