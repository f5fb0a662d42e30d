// Temporary effects of events, for any game: poster lettering, particle bursts, camera shake. Games choose which; punches
// are in scene/blows. Randomness comes from a seed, never from the dice.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "scene/game_scene.h"
#include "scene/particles.h"
#include "scene/stage.h"

namespace fc::scene {

constexpr Ink ink_of(Corner corner) { return corner == Corner::red ? Ink::red : Ink::blue; }

/// Default position of lettering that is not about one boxer.
inline constexpr Vec3 over_everybody{3, 3, 1.2F};
/// Sizes of lettering: over the ring, and over one boxer.
inline constexpr float big = 1;
inline constexpr float small = 0.45F;

/// Poster lettering of an event, shown `seconds` long from its cue's start. key: a text with {number}; empty: none. Placed
/// over the ring unless `who` or `at_the_foot` is set.
struct Shout {
  std::string key{};
  Ink ink = Ink::gold;
  float seconds = 1.2F;
  float scale = 0.9F;
  int number = 0;
  std::optional<Corner> who{};
  bool at_the_foot = false;
};
inline Shout over(Corner who, std::string key, float seconds, Ink ink, float scale = small) {
  return {.key = std::move(key), .ink = ink, .seconds = seconds, .scale = scale, .who = who};
}
inline Shout at_the_foot(std::string key, float seconds, float scale = big) {
  return {.key = std::move(key), .seconds = seconds, .scale = scale, .at_the_foot = true};
}

/// Adds one event's effects to a stage, at one age.
class Ornament {
 public:
  /// age: seconds since the event. seed: the event's index.
  Ornament(Stage& stage, float age, std::uint64_t seed, Motion motion)
      : stage_(stage), age_(age), seed_(seed), motion_(motion) {}

  /// An Ornament for effects that start so many seconds after the event.
  [[nodiscard]] Ornament after(float seconds) const { return {stage_, age_ - seconds, seed_, motion_}; }
  [[nodiscard]] float age() const { return age_; }
  [[nodiscard]] Motion motion() const { return motion_; }
  [[nodiscard]] bool calm() const { return motion_ == Motion::reduced; }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  [[nodiscard]] Stage& stage() const { return stage_; }
  /// The marker of that corner, which must exist.
  [[nodiscard]] Marker& marker(Corner corner) const;
  /// Position of lettering about one boxer.
  [[nodiscard]] Vec3 above(Corner corner) const;
  /// Lettering that pops up, stays and fades within `seconds`.
  void call(std::string_view key, float seconds, const Vec3& at, float scale, Ink ink, int number = 0) const;
  /// everybody: position of lettering that is not about one boxer.
  void call(const Shout& shout, const Vec3& everybody) const;
  /// Small lettering over one boxer.
  void over(Corner corner, std::string_view key, float seconds, Ink ink) const;
  /// Position of a short lettering beside a fallen boxer, clear of the other one.
  [[nodiscard]] Vec3 beside(Corner fallen) const;
  /// Lettering at the bottom or top of the picture, independent of the camera, clear of boxers on whom it rests.
  void call_at_the_foot(std::string_view key, float seconds, float scale) const { pin(key, seconds, scale, 0.88F); }
  void call_at_the_top(std::string_view key, float seconds, float scale) const { pin(key, seconds, scale, 0.1F); }
  /// Announces a knockout: beside him, clear of both boxers and of the referee's gesture.
  void call_out(Corner fallen, std::string_view key, float seconds) const;
  /// The referee's count beside a fallen boxer. since: seconds since it was called.
  void count(int number, float since, const Vec3& fallen) const;
  /// Adds a particle burst; its board and seed are filled in. since: its age in seconds.
  void burst(Burst burst, float since) const;
  /// Shakes the camera with an amplitude that decays from `squares` within `seconds`. since: its age in seconds.
  void shake(float since, float squares, float seconds) const;
  /// A white flash that fades out within `seconds`. amount: 0 to 1. since: its age in seconds.
  void flash(float since, float amount, float seconds) const;

 private:
  /// down: 0 to 1.
  void pin(std::string_view key, float seconds, float scale, float down) const;

  Stage& stage_;
  float age_;
  std::uint64_t seed_;
  Motion motion_;
};

/// Adds the effects and lettering of a cue. Painter: constructed from (stage, cue, clock, motion), callable with every
/// event. life: seconds after the cue's start in which it has effects. everybody: as for `Ornament::call`.
template <class Painter, class Cue>
void paint_cue(Stage& stage, const Cue& cue, double clock, Motion motion, float life, const Vec3& everybody) {
  if (clock < cue.start + static_cast<double>(life)) {
    std::visit(Painter(stage, cue, clock, motion), cue.event);
    Ornament(stage, static_cast<float>(clock - cue.start), cue.index, motion).call(cue.row.call, everybody);
  }
}

}  // namespace fc::scene
