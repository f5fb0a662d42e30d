// Temporary effects of events, for any game: poster lettering, particle bursts, tumbling dice, camera shake, close-ups.
// Games choose which; punches are in scene/blows. Randomness comes from a seed, never from the dice.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/fixed_vector.h"
#include "core/need.h"
#include "core/random.h"
#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::scene {

// Particle effects: sweat, dust, confetti. A burst is a function of its age; randomness comes from its seed, never from the
// dice.

struct Burst {
  ParticleKind kind = ParticleKind::dust;
  int count = 0;
  Vec3 at{};            ///< origin
  float towards_x = 0;  ///< direction of flight on the canvas, a unit vector or 0
  float towards_y = 0;
  float force = 0;  ///< strength of the punch, 0 to 2: larger drops that fly farther
  Board board{};    ///< confetti falls all over it, independent of `at`
  std::uint64_t seed = 0;
};

/// A uniform random number from `low` to `high`.
float any_between(Random& random, float low, float high);

/// Lifetime of a burst in seconds.
float life_of(ParticleKind kind);

/// Appends the particles of a burst at `age` seconds; none after its lifetime.
void add_particles(std::vector<Particle>& particles, const Burst& burst, float age);

// Animation of dice in the tray: they tumble, bounce, and come to rest on the face that was rolled.

/// One die in flight; its path follows from `seed`.
struct Throw {
  TrayDie die;            ///< `at` is the position of rest
  bool from_left = true;  ///< thrown in from the left, otherwise from the right
  float settle = 0.5F;    ///< seconds until it rests
  int bounces = 4;
  float height = 1.5F;  ///< height of the first bounce, in die sizes
  std::uint64_t seed = 0;
};

/// The die `age` seconds after the throw. From `settle` on it rests on its face, slightly rotated about the line of sight.
/// Reduced motion: it slides in face up and fades in just before it rests.
TrayDie thrown_die(const Throw& thrown, double age, Motion motion);

/// The solids that display a value: the die itself or, for more than twenty faces, two ten-sided dice for tens and ones: 7
/// is 00 and 7, 100 is 00 and 0.
FixedVector<TrayDie, 2> solids_of(const Die& die, int value);

/// A die and its value.
struct ShownDie {
  Die die;
  int value = 0;
};

/// Resting positions of one throw: all its solids side by side, in script order. Rolls arrive one by one: one with
/// `RollCall::more_dice` above 0 takes no time, the next joins it in the tray, and the caption describes the last.
std::vector<TrayDie> laid_out(std::span<const ShownDie> thrown);
/// Adds the dice of one throw to the tray, each on its own path. way: common parameters; of `way.die` only the size.
void throw_dice(std::vector<TrayDie>& tray, std::span<const ShownDie> thrown, Throw way, double age, Motion motion);

constexpr Ink ink_of(Corner corner) { return corner == Corner::red ? Ink::red : Ink::blue; }

/// Default position of lettering that is not about one boxer.
inline constexpr Vec3 over_everybody{3, 3, 1.2F};
/// Sizes of lettering: over the ring, and over one boxer.
inline constexpr float big = 1;
inline constexpr float small = 0.45F;

/// Poster lettering of an event, shown `seconds` long from its cue's start. key: a text with {number}; empty: none. Placed
/// over the ring unless `who`, `at_the_foot` or `at_the_top` is set.
struct Shout {
  std::string key{};
  Ink ink = Ink::gold;
  float seconds = 1.2F;
  float scale = 0.9F;
  int number = 0;
  std::optional<Corner> who{};
  bool at_the_foot = false;
  bool at_the_top = false;
};
inline Shout over(Corner who, std::string key, float seconds, Ink ink, float scale = small) {
  return {.key = std::move(key), .ink = ink, .seconds = seconds, .scale = scale, .who = who};
}
inline Shout at_the_foot(std::string key, float seconds) {
  return {.key = std::move(key), .seconds = seconds, .scale = big, .at_the_foot = true};
}
inline Shout at_the_top(std::string key, float seconds) {
  return {.key = std::move(key), .seconds = seconds, .scale = big, .at_the_top = true};
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
  /// Lettering at the bottom or top of the picture, independent of the camera, clear of boxers on whom it rests. across:
  /// of its middle, 0 to 1 from the left.
  void call_at_the_foot(std::string_view key, float seconds, float scale, float across = 0.5F) const {
    pin(key, seconds, scale, {across, 0.88F, 0});
  }
  void call_at_the_top(std::string_view key, float seconds, float scale, float across = 0.5F) const {
    pin(key, seconds, scale, {across, 0.1F, 0});
  }
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
  /// at: 0 to 1, across and down.
  void pin(std::string_view key, float seconds, float scale, const Vec3& at) const;

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

// Close-ups: the camera zooms in on a boxer and the ring around him darkens, for cuts and the doctor. Source:
// overlay/design.md, The look.

/// Height of a standing boxer's brow above his foot, in squares.
inline constexpr float brow = 1.08F;

/// Seconds for camera and light to return.
inline constexpr float look_away_seconds = 0.35F;

/// Close-up of a boxer. age, lasts: seconds; one that starts when this one ends takes over from it.
void look_at(Stage& stage, Corner man, float age, float lasts);

/// Final close-up of a boxer stopped on his feet and of the winner. age: seconds; no effect below 0.
void look_at_both(Stage& stage, Corner winner, float age);

/// Large lettering beside his head, on the side away from the opponent, during a close-up. lasts: seconds.
void call_at_his_head(const Ornament& ornament, Corner man, std::string_view key, float lasts, Ink ink);

/// A cut opens: close-up, blood flying away from the opponent, lettering beside it. key: text of the lettering. lasts:
/// seconds.
void show_wound(const Ornament& ornament, Corner man, std::string_view key, float lasts);

}  // namespace fc::scene
