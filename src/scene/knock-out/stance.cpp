#include <array>
#include <string>

#include "rules/knock-out/rules.h"
#include "scene/commentary.h"
#include "scene/knock-out/choreography.h"
#include "scene/knock-out/readout.h"
#include "scene/ornament.h"

namespace fc::knock_out {
namespace {

constexpr int side = 7;         // squares
constexpr float middle = 3.5F;  // of the canvas, both ways
constexpr float step = 0.495F;  // squares, both ways

struct Space {
  int steps;
  float radius;
  bool doubled;
  const char* label;
};
/// Source: rules/knock-out/rules.md, 2.4 (labels are start money in thousands).
constexpr std::array<Space, path_spaces> spaces{{{6, 0.33F, false, "10"},
                                                 {5, 0.36F, true, "6/8"},
                                                 {4, 0.33F, false, "4"},
                                                 {3, 0.22F, false, ""},
                                                 {2, 0.22F, false, ""},
                                                 {1, 0.22F, false, ""}}};
constexpr float knockout_radius = 0.62F;

}  // namespace

scene::Vec3 place_on_path(Corner corner, float steps) {
  const float away = step * steps;
  return corner == Corner::red ? scene::Vec3{middle - away, middle + away, 0} : scene::Vec3{middle + away, middle - away, 0};
}

scene::Glow knockout_glow(float strength) {
  return {
      .column = side / 2, .row = side / 2, .kind = scene::GlowKind::danger, .strength = strength, .round = knockout_radius};
}

scene::Board ring_board() {
  // Who is hit stands nearer to the middle than who hits him: red comes from the far right then.
  scene::Board board{.columns = side, .rows = side, .grid = false, .red_waits_near = true};
  board.spots.push_back({.x = middle,
                         .y = middle,
                         .radius = knockout_radius,
                         .ink = scene::Ink::gold,
                         .doubled = true,
                         .filled = true,
                         .label = "K.O."});
  for (const Corner corner : both_corners) {
    for (const Space& space : spaces) {
      const scene::Vec3 at = place_on_path(corner, static_cast<float>(space.steps));
      board.spots.push_back({.x = at.x,
                             .y = at.y,
                             .radius = space.radius,
                             .ink = scene::mark_of(corner).ink,
                             .doubled = space.doubled,
                             .filled = false,
                             .label = space.label});
    }
  }
  return board;
}

namespace {

using scene::Track;

void stand_fighters(Pose& pose) {
  const Fight& fight = pose.shown.now.fight;
  for (const Corner corner : both_corners) {
    const Fighter& fighter = fight.of(corner);
    if (fighter.boxer != nobody) {
      pose.markers[fc::index_of(corner)] = {.boxer = fighter.boxer,
                                            .walk = {.to = static_cast<float>(fighter.distance - fighter.moved)},
                                            .poise = scene::PoiseTracks(scene::poise_of({.facing = facing_of(corner)}))};
    }
  }
}

Activity activity_of(Phase phase) {
  switch (phase) {
    case Phase::start: return Activity::start_player;
    case Phase::challenge: return Activity::challenge;
    case Phase::train_red:
    case Phase::train_blue: return Activity::training;
    case Phase::bet: return Activity::betting;
    case Phase::punch_red:
    case Phase::punch_blue: return Activity::fight;
    case Phase::finished: break;
  }
  return Activity::finished;
}

}  // namespace

Pose opening_pose(const Setup& setup) {
  Pose pose;
  pose.shown.now = told_of(Rules::view(setup, Rules::opening(setup), no_seat));
  const State& now = pose.shown.now;
  pose.shown.activity = pose.activity_before = activity_of(now.phase);
  stand_fighters(pose);
  if (now.phase == Phase::train_red || now.phase == Phase::punch_red) {
    pose.question = now.phase == Phase::train_red ? Decision::train : Decision::punch;
  }
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    pose.money[seat] = Track(static_cast<float>(now.players[seat].money));
  }
  pose.bonus = Track(static_cast<float>(now.bonus));
  return pose;
}

void add_start_die(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion) {
  if (!pose.shown.start_die || clock < pose.die_thrown) {
    return;
  }
  const scene::Throw way{
      .die = {.die = d6, .face = pose.shown.start_die->value, .at = {0.4F, 0.52F, 0}, .size = 1.6F, .ink = scene::Ink::gold},
      .from_left = true,
      .settle = die_seconds,
      .seed = pose.die_event};
  stage.dice.push_back(scene::thrown_die(way, clock - pose.die_thrown, motion));
  const int value = pose.shown.start_die->value;
  add_reading(stage,
              {.call = {.die = d6, .parts = {}},
               .value = value,
               .text = std::to_string(value),
               .at = {0.72F, 0.5F, 0},
               .settles = die_seconds},
              clock - pose.die_thrown, motion);
}

}  // namespace fc::knock_out
