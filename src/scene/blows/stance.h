// Posture: how it is drawn on a marker; and where a boxer who can move freely stands, with transitions between them.
#pragma once

#include <limits>

#include "scene/blows/blow.h"
#include "scene/game_scene.h"
#include "scene/stage.h"
#include "scene/timeline.h"

namespace fc::scene {

// How a posture is drawn on a marker, and transitions between postures.

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
