// What an event adds to the picture for a moment, in any game: calls in poster letters, the camera's shake, lunges and
// jolts, bursts. Games say which of them their events show. Random looks follow from a seed, never from the dice.
#pragma once

#include <cstdint>
#include <string_view>

#include "scene/game_scene.h"
#include "scene/particles.h"
#include "scene/stage.h"

namespace fc::scene {

/// A direction on the canvas, of length 1.
struct Way {
  float x = 0;
  float y = 0;
};

/// Up fast and back slowly within 1, highest at 0.3.
float blow(float share);

constexpr Ink ink_of(Corner corner) {
  return corner == Corner::red ? Ink::red : Ink::blue;
}

/// One event's ornaments at one age of its cue, on a stage whose two markers stand red first.
class Ornament {
 public:
  /// age: seconds since the event. seed: the event's index.
  Ornament(Stage& stage, float age, std::uint64_t seed, Motion motion)
      : stage_(stage), age_(age), seed_(seed), motion_(motion) {}

  /// The same event's, so many seconds later.
  [[nodiscard]] Ornament after(float seconds) const { return {stage_, age_ - seconds, seed_, motion_}; }
  [[nodiscard]] float age() const { return age_; }
  [[nodiscard]] bool calm() const { return motion_ == Motion::reduced; }
  [[nodiscard]] Stage& stage() const { return stage_; }
  [[nodiscard]] Marker& marker(Corner corner) const { return stage_.markers[fc::index_of(corner)]; }
  /// Where a call about one man stands.
  [[nodiscard]] Vec3 above(Corner corner) const;
  /// From the other man to this one.
  [[nodiscard]] Way towards(Corner corner) const;

  /// Moves a marker along the canvas, not through the ropes.
  void push(Corner corner, Way way, float squares) const;
  /// amount: 0 stands, 1 at full reach towards the other man.
  void lunge(Corner corner, float amount) const;
  /// Poster letters that spring up, stand and fade, all within `seconds`.
  void call(std::string_view key, float seconds, const Vec3& at, float scale, Ink ink, int number = 0) const;
  /// kind, count, at and direction of the burst; canvas and seed are the event's.
  void burst(Burst burst, float since) const;
  /// Swings of so many squares that die away, a little different for every event. since: seconds.
  void shake(float since, float squares, float seconds) const;
  /// White over everything that fades. amount: 0 to 1.
  void flash(float since, float amount, float seconds) const;

 private:
  Stage& stage_;
  float age_;
  std::uint64_t seed_;
  Motion motion_;
};

}  // namespace fc::scene
