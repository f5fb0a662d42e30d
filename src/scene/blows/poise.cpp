#include "scene/blows/stance.h"

#include <algorithm>
#include <cmath>
#include <utility>

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
    case Attitude::upright: return 0;
    case Attitude::retreating: return -0.16F;
    case Attitude::on_the_ropes: return -0.12F;
    case Attitude::rushing: return 0.06F;
    case Attitude::staggered: return -0.22F;
    case Attitude::holding: return 0.02F;
    case Attitude::beaten: return -0.2F;
    case Attitude::cheering:
    case Attitude::sitting:
    case Attitude::held: return 0;
  }
  return 0;
}

Act act_of(const Posture& posture) {
  if (posture.down) {
    return Act::lie;
  }
  switch (posture.attitude) {
    case Attitude::on_the_ropes: return Act::cornered;
    case Attitude::staggered: return Act::staggered;
    case Attitude::holding: return Act::clinch;
    case Attitude::beaten: return Act::slump;
    case Attitude::cheering: return Act::cheer;
    case Attitude::sitting: return Act::sit;
    case Attitude::held: return Act::held;
    case Attitude::upright:
    case Attitude::retreating:
    case Attitude::rushing: break;
  }
  return posture.covers ? Act::cover : Act::stance;
}

Mood mood_of(const Posture& posture) {
  constexpr float shows = 0.5F;  // of wear
  if (posture.down || posture.attitude == Attitude::beaten) {
    return Mood::out;
  }
  if (posture.attitude == Attitude::cheering) {
    return Mood::glad;
  }
  if (posture.attitude == Attitude::staggered || posture.wear.dazed >= shows) {
    return Mood::dazed;
  }
  if (posture.hurt || posture.wear.bleeding >= shows || posture.attitude == Attitude::on_the_ropes) {
    return Mood::hurt;
  }
  if (posture.wear.tired >= shows) {
    return Mood::tired;
  }
  return posture.attitude == Attitude::rushing || posture.attacks ? Mood::fierce : Mood::calm;
}

// Of acts that go on and on: one round, in seconds. 0: it stands still.
float seconds_of_round(Act act) {
  switch (act) {
    case Act::stance:
    case Act::cover:
    case Act::slump:
    case Act::cornered:
    case Act::wait:
    case Act::clinch:
    case Act::sit:
    case Act::held: return 1.6F;
    case Act::staggered: return 1.7F;
    case Act::cheer: return 0.9F;
    default: return 0;
  }
}

}  // namespace

Poise poise_of(const Posture& posture) {
  return {.flip = posture.attacks ? 1.0F : 0.0F,
          .fallen = posture.down ? 1.0F : 0.0F,
          .lean = (lean_of(posture.attitude) + hanging * posture.wear.tired) * posture.facing,
          .squash = std::max(posture.covers ? crouch : 0, giving * posture.wear.tired),
          .facing = posture.facing,
          .wear = posture.wear,
          .act = act_of(posture),
          .mood = mood_of(posture)};
}

void ActTrack::glide_on(Act act, double start) {
  if (act != to_) {
    from_ = to_;
    to_ = act;
    start_ = start;
  }
}

Gesture ActTrack::at(double clock) const {
  constexpr double seconds = 0.3;
  if (clock < start_) {
    return {.act = from_};
  }
  const float share = share_of(clock, start_, seconds);
  if (from_ == to_ || share >= 1) {
    return {.act = to_};
  }
  if (from_ == Act::stance || to_ == Act::stance) {
    return {.act = from_ == Act::stance ? to_ : from_, .amount = from_ == Act::stance ? share : 1 - share};
  }
  // Who is hurt does not lift his fists once more before they hang.
  const bool by_his_guard = from_ != Act::staggered || to_ != Act::slump;
  return {.act = share < 0.5F ? from_ : to_, .amount = by_his_guard ? std::abs(2 * share - 1) : 1};
}

PoiseTracks::PoiseTracks(const Poise& poise)
    : flip_(poise.flip),
      fallen_(poise.fallen),
      lean_(poise.lean),
      squash_(poise.squash),
      facing_(poise.facing),
      dazed_(poise.wear.dazed),
      tired_(poise.wear.tired),
      bleeding_(poise.wear.bleeding),
      cuts_(poise.wear.cuts),
      act_(poise.act),
      mood_(poise.mood) {}

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
  if (poise.wear.cuts != cuts_) {
    cuts_before_ = std::exchange(cuts_, poise.wear.cuts);
    cut_at_ = start;
  }
  act_.glide_on(poise.act, start);
  mood_ = poise.mood;
}

void PoiseTracks::hold(Marker& marker, double clock) const {
  marker.flip = flip_.at(clock);
  marker.fallen = fallen_.at(clock);
  marker.lean = lean_.at(clock);
  marker.squash = squash_.at(clock);
  marker.facing = facing_.at(clock);
  marker.wear = {.dazed = dazed_.at(clock),
                 .tired = tired_.at(clock),
                 .bleeding = bleeding_.at(clock),
                 .cuts = clock < cut_at_ ? cuts_before_ : cuts_};
  marker.likeness.mood = mood_;
  marker.likeness.cuts = marker.wear.cuts;
  marker.likeness.gesture = act_.at(clock);
  // On his way down and up again.
  const bool lies = fallen_.to() > 0;
  if (const double whole = fallen_.end() - fallen_.start(); clock >= fallen_.start() && clock < fallen_.end()) {
    const auto share = static_cast<float>((clock - fallen_.start()) / whole);
    marker.likeness.gesture = {.act = lies ? Act::fall : Act::rise, .share = share};
  }
}

void hold(Marker& marker, const Poise& poise) {
  marker.flip = poise.flip;
  marker.fallen = poise.fallen;
  marker.lean = poise.lean;
  marker.squash = poise.squash;
  marker.facing = poise.facing;
  marker.wear = poise.wear;
  marker.likeness.gesture = {.act = poise.act};
  marker.likeness.mood = poise.mood;
  marker.likeness.cuts = poise.wear.cuts;
}

void breathe(Stage& stage, double clock, bool calm) {
  for (Marker& marker : stage.markers) {
    Gesture& gesture = marker.likeness.gesture;
    if (const auto seconds = static_cast<double>(seconds_of_round(gesture.act)); seconds > 0 && !calm) {
      // Two men never breathe as one.
      const double begun = clock / seconds + 0.4 * static_cast<double>(index_of(marker.corner));
      gesture.share = static_cast<float>(begun - std::floor(begun));
    }
  }
}

void breathe_on(Stage& stage, double seconds) {
  for (Marker& marker : stage.markers) {
    Gesture& gesture = marker.likeness.gesture;
    if (const auto round = static_cast<double>(seconds_of_round(gesture.act)); round > 0) {
      const double begun = static_cast<double>(gesture.share) + seconds / round;
      gesture.share = static_cast<float>(begun - std::floor(begun));
    }
  }
}

}  // namespace fc::scene
