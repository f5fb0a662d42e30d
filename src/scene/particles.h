// Particle effects: sweat, dust, confetti. A burst is a function of its age; randomness comes from its seed, never from the
// dice.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/fixed_vector.h"
#include "core/need.h"
#include "core/random.h"
#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::scene {

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

}  // namespace fc::scene
