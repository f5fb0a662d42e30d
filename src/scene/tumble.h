// Dice thrown into the tray: they tumble and bounce, and come to rest on the face the rules have been told.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/die.h"
#include "core/fixed_vector.h"
#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::scene {

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

}  // namespace fc::scene
