#include "scene/blows/poise.h"

#include <algorithm>

namespace fc::scene {
namespace {

constexpr float turn_seconds = 0.25F;
constexpr float sway_seconds = 0.25F;
constexpr float crouch_seconds = 0.2F;
constexpr float crouch = 0.35F;  // squash of a man who covers up
constexpr float wear_seconds = 0.4F;
// A tired man's head hangs and his knees give.
constexpr float hanging = 0.1F;  // radians, towards where he faces
constexpr float giving = 0.3F;   // squash

/// Radians, towards where he faces.
float lean_of(Attitude attitude) {
  switch (attitude) {
    case Attitude::upright:
      return 0;
    case Attitude::retreating:
      return -0.16F;
    case Attitude::on_the_ropes:
      return -0.12F;
    case Attitude::rushing:
      return 0.16F;
    case Attitude::staggered:
      return -0.22F;
    case Attitude::beaten:
      return -0.2F;
  }
  return 0;
}

}  // namespace

Poise poise_of(const Posture& posture) {
  return {.flip = posture.attacks ? 1.0F : 0.0F,
          .fallen = posture.down ? 1.0F : 0.0F,
          .lean = (lean_of(posture.attitude) + hanging * posture.wear.tired) * posture.facing,
          .squash = std::max(posture.covers ? crouch : 0, giving * posture.wear.tired),
          .facing = posture.facing,
          .wear = posture.wear};
}

PoiseTracks::PoiseTracks(const Poise& poise)
    : flip_(poise.flip),
      fallen_(poise.fallen),
      lean_(poise.lean),
      squash_(poise.squash),
      facing_(poise.facing),
      dazed_(poise.wear.dazed),
      tired_(poise.wear.tired),
      bleeding_(poise.wear.bleeding) {}

void PoiseTracks::take_up(const Posture& posture, double start) {
  const Poise poise = poise_of(posture);
  glide_on(flip_, poise.flip, start, turn_seconds);
  glide_on(fallen_, poise.fallen, start, posture.down ? fall_seconds : rise_seconds,
           posture.down ? Ease::drop : Ease::in_out);
  glide_on(lean_, poise.lean, start, sway_seconds);
  glide_on(squash_, poise.squash, start, crouch_seconds);
  glide_on(facing_, poise.facing, start, turn_seconds);
  glide_on(dazed_, poise.wear.dazed, start, wear_seconds);
  glide_on(tired_, poise.wear.tired, start, wear_seconds);
  glide_on(bleeding_, poise.wear.bleeding, start, wear_seconds);
}

Poise PoiseTracks::at(double clock) const {
  return {.flip = flip_.at(clock),
          .fallen = fallen_.at(clock),
          .lean = lean_.at(clock),
          .squash = squash_.at(clock),
          .facing = facing_.at(clock),
          .wear = {.dazed = dazed_.at(clock), .tired = tired_.at(clock), .bleeding = bleeding_.at(clock)}};
}

void hold(Marker& marker, const Poise& poise) {
  marker.flip = poise.flip;
  marker.fallen = poise.fallen;
  marker.lean = poise.lean;
  marker.squash = poise.squash;
  marker.facing = poise.facing;
  marker.wear = poise.wear;
}

}  // namespace fc::scene
