#include "scene/ornament.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/random.h"
#include "scene/timeline.h"

namespace fc::scene {
namespace {

constexpr float reach = 0.34F;     // of a lunge, in squares
constexpr float overhead = 1.55F;  // where a call about one man stands, in squares
constexpr float pop_seconds = 0.14F;
constexpr float fade_seconds = 0.25F;
constexpr float closest_to_ropes = 0.1F;  // a marker's foot stays on the canvas

}  // namespace

float blow(float share) {
  constexpr float peak = 0.3F;
  return share < peak ? eased(Ease::out, share / peak) : 1 - eased(Ease::in_out, (share - peak) / (1 - peak));
}

Vec3 Ornament::above(Corner corner) const {
  const Vec3 foot = marker(corner).at;
  return {foot.x, foot.y, overhead};
}

Way Ornament::towards(Corner corner) const {
  const Vec3 to = marker(corner).at;
  const Vec3 from = marker(other(corner)).at;
  const float distance = std::max(std::hypot(to.x - from.x, to.y - from.y), 0.01F);
  return {(to.x - from.x) / distance, (to.y - from.y) / distance};
}

void Ornament::push(Corner corner, Way way, float squares) const {
  Marker& pushed = marker(corner);
  const auto columns = static_cast<float>(stage_.board.columns);
  const auto rows = static_cast<float>(stage_.board.rows);
  pushed.at.x = std::clamp(pushed.at.x + way.x * squares, closest_to_ropes, columns - closest_to_ropes);
  pushed.at.y = std::clamp(pushed.at.y + way.y * squares, closest_to_ropes, rows - closest_to_ropes);
}

void Ornament::lunge(Corner corner, float amount) const {
  if (age_ < 0 || amount <= 0) {
    return;
  }
  push(corner, towards(other(corner)), reach * amount);
  marker(corner).lean += 0.25F * amount * marker(corner).facing;
}

void Ornament::call(std::string_view key, float seconds, const Vec3& at, float scale, Ink ink, int number) const {
  if (age_ < 0 || age_ >= seconds) {
    return;
  }
  const float popped = std::min(1.0F, age_ / pop_seconds);
  const float pop = calm() ? 1 : 1.6F - 0.6F * eased(Ease::out, popped);
  // Letters lean a little, each call its own way, as a hand would set them.
  Random random(seed_);
  const float tilt = calm() ? 0 : 0.06F * (static_cast<float>(random.below(201)) / 100 - 1);
  const float rise = calm() ? 0 : 0.15F * age_ / seconds;
  stage_.calls.push_back({.key = std::string(key),
                          .text = {},
                          .number = number,
                          .scale = scale * pop,
                          .alpha = std::clamp((seconds - age_) / fade_seconds, 0.0F, 1.0F),
                          .tilt = tilt,
                          .ink = ink,
                          .at = {at.x, at.y, at.z + rise}});
}

void Ornament::burst(Burst burst, float since) const {
  if (!calm()) {
    burst.board = stage_.board;
    burst.seed = seed_;
    add_particles(stage_.particles, burst, since);
  }
}

void Ornament::shake(float since, float squares, float seconds) const {
  if (calm() || since < 0 || since >= seconds) {
    return;
  }
  constexpr float swings_a_second = 13;
  const float left = (1 - since / seconds) * (1 - since / seconds);
  const auto phase = static_cast<float>(seed_ % 7);
  const float angle = 6.2832F * swings_a_second * since;
  stage_.camera.shake_x += squares * left * std::sin(angle + phase);
  stage_.camera.shake_y += 0.6F * squares * left * std::sin(1.3F * angle + 2 * phase);
}

void Ornament::flash(float since, float amount, float seconds) const {
  if (!calm() && since >= 0) {
    stage_.camera.flash = std::max(stage_.camera.flash, amount * std::clamp(1 - since / seconds, 0.0F, 1.0F));
  }
}

}  // namespace fc::scene
