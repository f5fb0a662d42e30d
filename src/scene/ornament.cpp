#include "scene/ornament.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/random.h"
#include "core/result.h"
#include "scene/blows/knockdown.h"
#include "scene/timeline.h"

namespace fc::scene {
namespace {

constexpr float call_pop_seconds = 0.14F;

}  // namespace

Marker& Ornament::marker(Corner corner) const {
  const auto found = std::ranges::find(stage_.markers, corner, &Marker::corner);
  FC_CHECK(found != stage_.markers.end());
  return *found;
}

Vec3 Ornament::above(Corner corner) const {
  // In squares: higher than his head, and aside where another man is next to him.
  constexpr float overhead = 1.9F;
  constexpr float call_aside = 0.6F;
  constexpr float next_to_him = 2.2F;
  const Vec3 foot = marker(corner).at;
  Vec3 place{foot.x, foot.y, overhead};
  for (const Marker& man : stage_.markers) {
    const float distance = std::hypot(man.at.x - foot.x, man.at.y - foot.y);
    if (man.corner != corner && distance < next_to_him) {
      place.x += man.at.x > foot.x ? -call_aside : call_aside;
    }
  }
  return place;
}

void Ornament::call(std::string_view key, float seconds, const Vec3& at, float scale, Ink ink, int number) const {
  if (age_ < 0 || age_ >= seconds) {
    return;
  }
  constexpr float fade_seconds = 0.25F;
  const float popped = std::min(1.0F, age_ / call_pop_seconds);
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

void Ornament::call(const Shout& shout, const Vec3& everybody) const {
  if (shout.at_the_foot) {
    call_at_the_foot(shout.key, shout.seconds, shout.scale);
  } else if (shout.at_the_top) {
    call_at_the_top(shout.key, shout.seconds, shout.scale);
  } else if (!shout.key.empty()) {
    call(shout.key, shout.seconds, shout.who ? above(*shout.who) : everybody, shout.scale, shout.ink, shout.number);
  }
}

void Ornament::over(Corner corner, std::string_view key, float seconds, Ink ink) const {
  call(key, seconds, above(corner), small, ink);
}

Vec3 Ornament::beside(Corner fallen) const {
  return call_beside_the_fallen(stage_.board, marker(fallen).at, marker(other(fallen)).at);
}

void Ornament::pin(std::string_view key, float seconds, float scale, const Vec3& at) const {
  const std::size_t before = stage_.calls.size();
  call(key, seconds, at, scale, Ink::gold);
  if (stage_.calls.size() > before) {
    stage_.calls.back().pinned = true;
    stage_.calls.back().at_the_edge = at.y < 0.5F;
  }
}

void Ornament::call_out(Corner fallen, std::string_view key, float seconds) const {
  constexpr float half_width = 1.05F;
  constexpr float height = 1;  // long ones reach over him
  const Vec3 beside = beside_who_is_out(stage_, marker(fallen).at, half_width);
  call(key, seconds, {beside.x, beside.y, height}, 0.9F, Ink::gold);
}

void Ornament::count(int number, float since, const Vec3& fallen) const {
  constexpr int dice_lie = dice_fall_at + 1;  // gold tells no more than they do
  constexpr float half_width = 1.05F;         // of the widest, "10", in squares
  // It springs up out of less than its size: larger it would cover the man.
  const float pop = calm() ? 1 : 0.7F + 0.3F * eased(Ease::out, since / call_pop_seconds);
  stage_.calls.push_back({.key = {},
                          .text = {},
                          .number = number,
                          .scale = 1.8F * pop,
                          .alpha = 1,
                          .tilt = 0,
                          .ink = number >= dice_lie ? Ink::gold : Ink::paper,
                          .at = beside_the_fallen(stage_, fallen, half_width)});
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

namespace {

constexpr float comes_seconds = 0.3F;

const Marker& marker_of(const Stage& stage, Corner corner) {
  return *std::ranges::find(stage.markers, corner, &Marker::corner);
}

void film_both(Stage& stage, const Marker& one, const Marker& other, float near) {
  stage.camera.nearer = near;
  stage.camera.focus = {one.at.x, one.at.y, brow * 0.75F};
  stage.camera.also = other.at;
  stage.camera.both = 1;
}

float away_from_the_other(const Ornament& ornament, Corner man) {
  return ornament.marker(man).at.x <= ornament.marker(other(man)).at.x ? -1.0F : 1.0F;
}

}  // namespace

void look_at(Stage& stage, Corner man, float age, float lasts) {
  const float come = eased(Ease::out, std::clamp(age / comes_seconds, 0.0F, 1.0F));
  const float gone = eased(Ease::in_out, std::clamp((age - lasts) / look_away_seconds, 0.0F, 1.0F));
  const float near = come - gone;
  if (near <= stage.camera.nearer) {
    return;
  }
  constexpr float dark = 0.45F;
  constexpr float wide = 5;  // squares
  constexpr float narrow = 1.6F;
  const Vec3 foot = marker_of(stage, man).at;
  stage.camera.nearer = near;
  stage.camera.focus = {foot.x, foot.y, brow * 0.75F};
  stage.spotlight = {.at = {foot.x, foot.y, 0}, .radius = wide + (narrow - wide) * near, .dark = dark * near};
}

void look_at_both(Stage& stage, Corner winner, float age) {
  constexpr float comes_to_both_seconds = 0.8F;
  if (age > 0) {
    film_both(stage, marker_of(stage, other(winner)), marker_of(stage, winner),
              eased(Ease::in_out, std::min(1.0F, age / comes_to_both_seconds)));
  }
}

void call_at_his_head(const Ornament& ornament, Corner man, std::string_view key, float lasts, Ink ink) {
  constexpr float beside_him = 1.5F;
  constexpr float letters = 0.75F;
  const Vec3 foot = ornament.marker(man).at;
  ornament.call(key, lasts, {foot.x + away_from_the_other(ornament, man) * beside_him, foot.y, brow}, letters, ink);
}

void show_wound(const Ornament& ornament, Corner man, std::string_view key, float lasts) {
  look_at(ornament.stage(), man, ornament.age(), lasts);
  const Vec3 foot = ornament.marker(man).at;
  const float away = away_from_the_other(ornament, man);
  call_at_his_head(ornament, man, key, lasts + look_away_seconds / 2, Ink::bad);
  ornament.burst({.kind = ParticleKind::blood,
                  .count = 30,
                  .at = {foot.x + 0.2F * away, foot.y, brow},
                  .towards_x = away,
                  .towards_y = 0,
                  .force = 1.2F},
                 ornament.age());
}

}  // namespace fc::scene
