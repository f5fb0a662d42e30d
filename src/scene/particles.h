// Ornaments that fly: sweat, dust, confetti. Each burst is a function of its age; its pieces follow from a seed, never from
// the dice.
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
  Vec3 at{};            ///< where it starts
  float towards_x = 0;  ///< direction of flight on the canvas, a unit vector or 0
  float towards_y = 0;
  float force = 0;  ///< of the blow behind it, 0 to 2: larger drops that fly farther
  Board board{};    ///< confetti falls from above all over it, wherever `at` is
  std::uint64_t seed = 0;
};

/// A number from `low` to `high`.
float any_between(Random& random, float low, float high);

/// Seconds until the last piece of a burst is gone.
float life_of(ParticleKind kind);

/// Appends the pieces of the burst as they are at `age` seconds, none when its life is over.
void add_particles(std::vector<Particle>& particles, const Burst& burst, float age);

// Dice thrown into the tray: they tumble and bounce, and come to rest on the face the rules have been told.

/// One die on its way. Everything random about the way follows from `seed`.
struct Throw {
  TrayDie die;            ///< die, face, tens, size, ink; `at` is where it comes to rest
  bool from_left = true;  ///< the side of the tray it is thrown in from
  float settle = 0.5F;    ///< seconds until it rests
  int bounces = 4;
  float height = 1.5F;  ///< of the first bounce, in die sizes
  std::uint64_t seed = 0;
};

/// The die `age` seconds after it left the hand; at rest from `settle` on: on its face, but for a slight turn about the
/// line of sight. Reduced motion: it slides in face up, fading in just before it rests.
TrayDie thrown_die(const Throw& thrown, double age, Motion motion);

/// The solids that show a number: the die itself, or two ten-sided ones for tens and ones where it has more than twenty
/// faces: 7 is 00 and 7, 100 is 00 and 0.
FixedVector<TrayDie, 2> solids_of(const Die& die, int value);

/// A die and what it shows.
struct ShownDie {
  Die die;
  int value = 0;
};

/// What one throw leaves in the tray: all its solids side by side, in the order of the script. Rolls come one by one: one
/// whose `RollCall::more_dice` is above 0 takes no time of its own, the next joins it in the tray, and the caption tells the
/// last of them.
std::vector<TrayDie> laid_out(std::span<const ShownDie> thrown);
/// Throws them into the tray so, each on a way of its own. way: `die` tells the size only.
void throw_dice(std::vector<TrayDie>& tray, std::span<const ShownDie> thrown, Throw way, double age, Motion motion);

}  // namespace fc::scene
