#include "scene/blows/close_look.h"

#include <algorithm>

#include "scene/timeline.h"

namespace fc::scene {
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
