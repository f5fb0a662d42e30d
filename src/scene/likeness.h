// How a boxer is drawn: appearance, current pose and face. Paint has the artwork, poses and motions (assets/common); the
// scene selects them and their progress.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/looks.h"

namespace fc::scene {

/// A body's action. Actions of finite length have a progress from 0 to 1 (`Gesture::share`).
enum class Act : std::uint8_t {
  stance,  ///< idle in his guard; share: one breath
  jab,
  cross,
  hook,
  uppercut,
  body,         ///< a punch to the body
  combination,  ///< three punches
  swing,        ///< a wild punch
  rush,         ///< advances behind his fists
  clinch,
  cover,  ///< crouches behind his gloves
  counter,
  slip,   ///< dodges a punch
  block,  ///< blocks with his gloves
  struck_head,
  struck_body,
  staggered,
  cornered,  ///< leans back on the ropes, gloves up
  fall,
  lie,
  stir,    ///< fallen, count of 3: lifts his head
  sit_up,  ///< fallen, count of 6: up on an elbow
  kneel,   ///< fallen, count of 8: on one knee
  rise,
  walk,
  wait,  ///< in a neutral corner, arms on the ropes
  cheer,
  slump,     ///< defeated, standing
  face_off,  ///< pose for cards and posters
  sit,       ///< on his stool
  held,      ///< stands while the referee has him by the wrist
  hand_raised,
  butt,
  elbow,
  low_blow,
  // Actions of officials.
  attend,      ///< stands and watches
  count,       ///< the referee counts one number
  wave_off,    ///< the referee stops the bout
  part,        ///< separates two boxers
  point,       ///< points at a boxer
  hold_both,   ///< holds both boxers by the wrist
  raise_hand,  ///< raises the winner's hand
  raise_both,
  examine,  ///< a cut
  sponge,   ///< sponges the boxer on the stool
};
inline constexpr std::size_t act_count = static_cast<std::size_t>(Act::sponge) + 1;

/// The boxer's own left or right hand.
enum class Fist : std::uint8_t { left, right };

/// share: progress, 0 to 1. Punches: to 0.35 pull back, to 0.5 extend, at 0.5 hit (held longer for heavy blows), to 1
/// retract; actions without an end: one period. weight: strength, 0 to 1, sets the amplitude. amount: 0 to 1, blends from
/// the stance into the action.
struct Gesture {
  Act act = Act::stance;
  float share = 0;
  float weight = 0.5F;
  float amount = 1;
  Fist fist = Fist::right;

  friend constexpr auto operator<=>(const Gesture&, const Gesture&) = default;
};

enum class Mood : std::uint8_t { calm, fierce, hurt, dazed, tired, out, glad };

/// Places of cuts. Left and right are the boxer's own.
enum class FacePlace : std::uint8_t {
  left_eyelid,
  right_eyelid,
  left_brow,
  right_brow,
  left_cheek,
  right_cheek,
  nose,
  lip,
  forehead,
};
inline constexpr std::size_t face_place_count = 9;

/// Appearance of a cut. closed: no longer bleeds, but stays visible for the rest of the bout.
enum class Cut : std::uint8_t { none, closed, open, deep };

/// The cuts of a face, indexed by FacePlace.
using Cuts = std::array<Cut, face_place_count>;

/// referee, doctor and second are officials.
enum class Attire : std::uint8_t { trunks, robe, referee, doctor, second };

struct Likeness {
  Looks looks;
  Gesture gesture;
  Mood mood = Mood::calm;
  Attire attire = Attire::trunks;
  Cuts cuts{};

  friend constexpr auto operator<=>(const Likeness&, const Likeness&) = default;
};

}  // namespace fc::scene
