// Where every part of a body is in a pose: joints and lengths of one boxer's build, hands and feet reached by bending
// elbows and knees. In the drawings' units: 0, 0 is where he stands, he looks right, y is downwards.
#pragma once

#include "core/looks.h"
#include "paint/figure/outline.h"
#include "paint/figure/pose.h"

namespace fc::paint {

/// How long and how thick the parts of a boxer are; 1 is as they are drawn.
struct Build {
  float size = 1;   ///< of all of him
  float limb = 1;   ///< thickness of arms and legs
  float chest = 1;  ///< width of the torso at the shoulders
  float belly = 1;  ///< and above the trunks
  float reach = 1;  ///< length of the arms
  float leg = 1;
  float head = 1;
  float glove = 1;
};

Build build_of(const Looks& looks);

/// A limb of two bones. radians: 0 points down, + turns clockwise on the picture.
struct Limb {
  Point root;
  Point joint;
  Point end;
};

struct Skeleton {
  Point pelvis;
  float lean = 0;  ///< of the torso at the pelvis, radians, + forward
  float bend = 0;  ///< how much more at the neck
  Point neck;
  float chest_turn = 0;  ///< how far the middle of the chest is carried to the front, units of the drawings
  float head = 0;        ///< radians, + chin down
  Limb near_arm;         ///< to the wrist
  Limb far_arm;
  float near_glove = 1;
  float far_glove = 1;
  Limb near_leg;  ///< to the ankle
  Limb far_leg;
  float near_foot = 0;  ///< radians, + toes down
  float far_foot = 0;
};

inline constexpr float torso_length = 138;
inline constexpr float upper_arm_length = 65;
inline constexpr float forearm_length = 62;
inline constexpr float thigh_length = 74;
inline constexpr float shin_length = 70;
inline constexpr float ankle_height = 16;
inline constexpr float leg_length = thigh_length + shin_length + ankle_height;
inline constexpr float arm_length = upper_arm_length + forearm_length;

/// southpaw: his leading hand and foot are those nearer to us.
Skeleton skeleton_of(const Pose& pose, const Build& build, bool southpaw);

/// A point of the torso's drawing (pelvis 0, 0, neck 0, -torso_length) on the bent torso.
Point on_torso(const Skeleton& skeleton, const Build& build, Point drawn);

}  // namespace fc::paint
