#include "paint/figure/pose.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fc::paint {
namespace {

constexpr float degree = std::numbers::pi_v<float> / 180;
constexpr float shoulder_up = 116;       // of the torso's drawing
constexpr float shoulder_apart = 31;     // each from the middle line
constexpr float shoulder_by_twist = 38;  // how far a full twist carries them
constexpr float chest_by_shoulder = 0.4F;
constexpr float hips_apart = 14;
constexpr float heaviest = 16;

/// The end of the first bone on the way from root to end, pushed aside by what is left of their lengths.
Limb bent(Point root, Point end, float first, float second, float side) {
  float x = end.x - root.x;
  float y = end.y - root.y;
  float length = std::hypot(x, y);
  const float longest = (first + second) * 0.999F;
  if (length > longest) {
    x *= longest / length;
    y *= longest / length;
    length = longest;
  }
  if (length < 1) {
    x = 1;
    y = 0;
    length = 1;
  }
  const float along = std::clamp((first * first - second * second + length * length) / (2 * length), -first, first);
  const float aside = std::sqrt(std::max(0.0F, first * first - along * along)) * std::clamp(side, -1.0F, 1.0F);
  const float unit_x = x / length;
  const float unit_y = y / length;
  return {
      root, {root.x + unit_x * along - unit_y * aside, root.y + unit_y * along + unit_x * aside}, {root.x + x, root.y + y}};
}

}  // namespace

Build build_of(const Looks& looks) {
  const float heavy = std::min(static_cast<float>(looks.weight), heaviest) / heaviest;
  const auto tall = static_cast<float>(std::clamp<int>(looks.height, -2, 2));
  const auto long_armed = static_cast<float>(std::clamp<int>(looks.reach, -2, 2));
  Build build;
  build.size = 0.87F + 0.15F * heavy + 0.018F * tall;
  build.limb = 0.84F + 0.52F * heavy - 0.03F * tall;
  build.chest = 0.90F + 0.44F * heavy - 0.02F * tall;
  build.belly = 0.84F + 0.48F * heavy * heavy + 0.10F * heavy - 0.03F * tall;
  build.reach = 1 + 0.055F * long_armed + 0.02F * tall;
  build.leg = 1 + 0.025F * tall;
  build.head = 1.08F - 0.10F * heavy;
  build.glove = looks.decade < 3 ? 0.80F : looks.decade < 7 ? 0.94F : 1.06F;
  return build;
}

Point on_torso(const Skeleton& skeleton, const Build& build, Point drawn) {
  const float share = std::clamp(-drawn.y / torso_length, -0.2F, 1.1F);
  const float angle = skeleton.lean + skeleton.bend * share;
  const float on_the_way = skeleton.lean + skeleton.bend * share / 2;
  const float length = share * torso_length;
  // The belly is widest a little above the trunks; from there to the shoulders the width goes over.
  const float up = std::clamp((share - 0.15F) / 0.6F, 0.0F, 1.0F);
  const float width = build.belly + (build.chest - build.belly) * up * up * (3 - 2 * up);
  const float x = drawn.x * width;
  return {skeleton.pelvis.x + std::sin(on_the_way) * length + std::cos(angle) * x,
          skeleton.pelvis.y - std::cos(on_the_way) * length + std::sin(angle) * x};
}

Skeleton skeleton_of(const Pose& pose, const Build& build, bool southpaw) {
  Skeleton bones;
  const float leg = leg_length * build.leg;
  bones.pelvis = {pose[Slot::pelvis_forward] * leg, -pose[Slot::pelvis_up] * leg};
  bones.lean = pose[Slot::lean] * degree;
  bones.bend = pose[Slot::bend] * degree;
  bones.head = pose[Slot::head] * degree;
  bones.neck = on_torso(bones, build, {4, -torso_length});

  const float twist = std::clamp(pose[Slot::twist], -1.2F, 1.2F) * shoulder_by_twist;
  bones.chest_turn = twist * chest_by_shoulder;
  const Point lead_shoulder = on_torso(bones, build, {shoulder_apart - twist, -shoulder_up});
  const Point rear_shoulder = on_torso(bones, build, {-shoulder_apart + twist, -shoulder_up + 4});
  const float arm = arm_length * build.reach;
  const auto arm_of = [&](Point shoulder, Slot first) {
    const auto slot = [&](int index) {
      return pose.slots[static_cast<std::size_t>(first) + static_cast<std::size_t>(index)];
    };
    return bent(shoulder, {shoulder.x + slot(0) * arm, shoulder.y - slot(1) * arm}, upper_arm_length * build.reach,
                forearm_length * build.reach, slot(2));
  };
  const Limb lead = arm_of(lead_shoulder, Slot::lead_forward);
  const Limb rear = arm_of(rear_shoulder, Slot::rear_forward);
  bones.near_arm = southpaw ? lead : rear;
  bones.far_arm = southpaw ? rear : lead;
  bones.near_glove = pose[southpaw ? Slot::lead_size : Slot::rear_size];
  bones.far_glove = pose[southpaw ? Slot::rear_size : Slot::lead_size];

  const auto leg_of = [&](Slot first, float hip_x) {
    const auto slot = [&](int index) {
      return pose.slots[static_cast<std::size_t>(first) + static_cast<std::size_t>(index)];
    };
    const float turn = slot(3) * degree;
    // The foot stands on its toes when it is turned, so the ankle rises.
    const float rise = ankle_height + std::abs(std::sin(turn)) * 16;
    const Point hip{bones.pelvis.x + std::cos(bones.lean) * hip_x, bones.pelvis.y + std::sin(bones.lean) * hip_x};
    return bent(hip, {slot(0) * leg, -slot(1) * leg - rise}, thigh_length * build.leg, shin_length * build.leg, -slot(2));
  };
  const float hips = hips_apart * (0.5F + build.belly / 2);
  const Limb front = leg_of(Slot::front_forward, hips);
  const Limb back = leg_of(Slot::back_forward, -hips);
  bones.near_leg = southpaw ? front : back;
  bones.far_leg = southpaw ? back : front;
  bones.near_foot = pose[southpaw ? Slot::front_turn : Slot::back_turn] * degree;
  bones.far_foot = pose[southpaw ? Slot::back_turn : Slot::front_turn] * degree;
  return bones;
}

}  // namespace fc::paint
