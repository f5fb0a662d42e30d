// A boxer as he is to be drawn: who he is, what his body does at this moment, and his face. Paint has the parts, the poses
// and the motions (assets/common); a scene says which, and how far on it is.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/looks.h"

namespace fc::scene {

/// What a body does. Those with an end have a share from 0 to 1 (`Gesture::share`).
enum class Act : std::uint8_t {
  stance,  ///< his own guard; share: one breath
  jab,
  cross,
  hook,
  uppercut,
  body,         ///< a punch to the body
  combination,  ///< three punches
  swing,        ///< a wild one
  rush,         ///< comes on behind his fists
  clinch,
  cover,  ///< crouches behind his gloves
  counter,
  slip,   ///< out of the way of a punch
  block,  ///< catches it on his gloves
  struck_head,
  struck_body,
  staggered,
  cornered,  ///< leans back on the ropes, gloves up
  fall,
  lie,
  stir,    ///< at 3: lifts his head
  sit_up,  ///< at 6: on an elbow
  kneel,   ///< at 8: on one knee
  rise,
  walk,
  wait,  ///< in a neutral corner, arms on the ropes
  cheer,
  slump,     ///< beaten, on his feet
  face_off,  ///< before the bell, for cards and posters
  sit,       ///< on his stool
  held,      ///< stands while the referee has him by the wrist
  hand_raised,
  butt,
  elbow,
  low_blow,
  // Of those who do not box.
  attend,      ///< stands and looks on
  count,       ///< one number of it
  wave_off,    ///< it is over
  part,        ///< between two men
  point,       ///< at a man
  hold_both,   ///< two men by the wrist
  raise_hand,  ///< of the man before him
  raise_both,
  examine,  ///< a cut
  sponge,   ///< the man on the stool
};
inline constexpr std::size_t act_count = static_cast<std::size_t>(Act::sponge) + 1;

/// A punch from which side of his own.
enum class Fist : std::uint8_t { left, right };

/// share: of a punch, 0 to 0.35 pulls back, to 0.5 shoots out, at 0.5 meets and is held there for as long as the blow
/// weighs, to 1 comes back. Of other acts 0 to 1 from first to last; of those without an end one round of what repeats.
/// weight: how hard, 0 to 1: how far it swings. amount: 0 to 1, from his stance into the act, for going over softly.
struct Gesture {
  Act act = Act::stance;
  float share = 0;
  float weight = 0.5F;
  float amount = 1;
  Fist fist = Fist::right;

  friend constexpr auto operator<=>(const Gesture&, const Gesture&) = default;
};

enum class Mood : std::uint8_t { calm, fierce, hurt, dazed, tired, out, glad };

/// Where a face can be cut. Left and right are the man's own.
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

/// How a cut looks. closed: it bleeds no more, and shows for the rest of the bout.
enum class Cut : std::uint8_t { none, closed, open, deep };

/// What every place of a face looks like.
using Cuts = std::array<Cut, face_place_count>;

/// The last three are worn by those who do not box.
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
