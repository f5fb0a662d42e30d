#include "scene/knock-out/stance.h"

#include <array>

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
  scene::Board board{.columns = side, .rows = side, .grid = false};
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

}  // namespace fc::knock_out
