// Ornaments that fly: sweat, dust, confetti. Each burst is a function of its age; its pieces follow from a seed, never from
// the dice.
#pragma once

#include <cstdint>
#include <vector>

#include "core/random.h"
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

}  // namespace fc::scene
