#include "scene/corners/vignette.h"

#include <cmath>

#include "scene/blows/impact.h"
#include "scene/blows/manner.h"
#include "scene/blows/stance.h"

namespace fc::scene {
namespace {

constexpr double meets_at = 1.0;
constexpr double gets_up = 2.4;
constexpr std::uint64_t seed = 7;

Marker man(const Vignette& vignette, Corner corner, double clock) {
  const Stance& stance = vignette.men.at(index_of(corner));
  StanceTracks tracks(stance);
  // Tracks know one way at a time.
  if (vignette.floors && corner != vignette.blow.who && clock >= meets_at) {
    Stance lying = stance;
    lying.posture.down = true;
    tracks.take_up(lying, false, meets_at, 0);
    if (clock >= gets_up) {
      tracks.take_up(stance, false, gets_up, 0);
    }
  }
  Marker marker = tracks.marker(corner, clock, 0, vignette.crowned && corner == vignette.blow.who);
  marker.likeness.looks = vignette.looks.at(index_of(corner));
  return marker;
}

}  // namespace

double rest_of(const Vignette& vignette) {
  constexpr double just = 0.01;
  return meets_at - static_cast<double>(manner_of(vignette.blow.punch).shoots) - just;
}

Stage stage_of(const Vignette& vignette, double clock, Motion motion) {
  const double now = std::fmod(clock, vignette_seconds);
  Stage stage;
  stage.board = vignette.board;
  stage.glows = vignette.glows;
  stage.dice = vignette.dice;
  stage.cards = vignette.cards;
  stage.readings = vignette.readings;
  for (const Corner corner : both_corners) {
    stage.markers.push_back(man(vignette, corner, now));
  }
  breathe(stage, clock, motion == Motion::reduced);
  Blow blow = vignette.blow;
  blow.arrives = seconds_until_it_meets(blow.punch);
  if (const double starts = meets_at - static_cast<double>(blow.arrives); now >= starts) {
    Impact(stage, static_cast<float>(now - starts), seed, motion).show(blow);
  }
  if (vignette.floors && now >= meets_at) {
    Impact(stage, static_cast<float>(now - meets_at), seed, motion).show(Fall{.who = other(vignette.blow.who)});
  }
  stage.markers.insert(stage.markers.end(), vignette.beside.begin(), vignette.beside.end());
  return stage;
}

Stances face_to_face(float side) {
  constexpr float half_apart = 0.6F;
  return {Stance{.x = side / 2 - half_apart, .y = side / 2 + 0.1F, .posture = {.attacks = true, .facing = 1}},
          Stance{.x = side / 2 + half_apart, .y = side / 2 - 0.1F, .posture = {.facing = -1}}};
}

}  // namespace fc::scene
