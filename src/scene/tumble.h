// Dice thrown into the tray: they tumble and bounce, and come to rest on the face the rules have been told.
#pragma once

#include <array>
#include <cstdint>

#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::scene {

/// One die on its way. Everything random about the way follows from `seed`.
struct Throw {
  Die die;                ///< sides, face, tens, size, ink; `at` is where it comes to rest
  bool from_left = true;  ///< the side of the tray it is thrown in from
  float settle = 0.5F;    ///< seconds until it rests
  int bounces = 4;
  float springiness = 0.62F;  ///< length of a bounce as a share of the one before; 1: it keeps hopping
  std::uint64_t seed = 0;
};

/// The die `age` seconds after it left the hand; at rest from `settle` on: on its face, but for a slight turn about the
/// line of sight. Reduced motion: it slides in face up, fading in just before it rests.
Die thrown_die(const Throw& thrown, double age, Motion motion);

/// The faces of two ten-sided dice, tens and ones, for 1..100: 7 is 00 and 7, 100 is 00 and 0. A 10 shows "0" or "00".
std::array<int, 2> percentile_faces(int value);

}  // namespace fc::scene
