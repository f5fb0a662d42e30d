#include "scene/ringside/stance.h"

namespace fc::ringside {
namespace {

// Squares and radians.
constexpr float clinch_step = 0.16F;  // how far each leans in
constexpr float crouch = 0.35F;       // squash of a man who covers up
constexpr float back_foot_lean = 0.16F;
constexpr float on_ropes_lean = 0.12F;
constexpr float rush_lean = 0.16F;

/// From one man to the other, along the screen: +1 right, -1 left; in line red looks right.
float facing_of(const State& seen, Corner corner) {
  const int columns = seen.man(other(corner)).square.column - seen.man(corner).square.column;
  if (columns == 0) {
    return corner == Corner::red ? 1.0F : -1.0F;
  }
  return columns > 0 ? 1.0F : -1.0F;
}

/// The marker leans towards where he faces when positive.
float lean_of(const State& seen, Corner corner) {
  if (seen.man(corner).trapped) {
    return -on_ropes_lean;
  }
  if (!seen.has_attacker) {
    return 0;
  }
  if (corner == seen.attacker) {
    return seen.rush ? rush_lean : 0;
  }
  return seen.tactic == Tactic::backpedal ? -back_foot_lean : 0;
}

}  // namespace

Stance stance_of(const State& seen, Corner corner, bool down, bool in_corner) {
  const Man& man = seen.man(corner);
  const Man& opponent = seen.man(other(corner));
  const bool stopped = seen.method == Method::ko || seen.method == Method::tko;
  const bool lost = seen.has_winner && seen.winner != corner;
  Stance stance;
  stance.facing = facing_of(seen, corner);
  stance.fallen = down || (stopped && lost) ? 1 : 0;
  stance.lean = lean_of(seen, corner) * stance.facing;
  stance.squash = man.covering ? crouch : 0;
  const bool arms_out = seen.has_attacker ? corner == seen.attacker : seen.has_winner && seen.winner == corner;
  stance.flip = arms_out ? 1 : 0;
  if (in_corner) {
    stance.x = corner == Corner::red ? 0.5F : 5.5F;
    stance.y = corner == Corner::red ? 5.5F : 0.5F;
    return stance;
  }
  stance.x = static_cast<float>(man.square.column) + 0.5F;
  stance.y = static_cast<float>(man.square.row) + 0.5F;
  if (seen.tactic == Tactic::clinch) {
    stance.x += clinch_step * static_cast<float>(opponent.square.column - man.square.column);
    stance.y += clinch_step * static_cast<float>(opponent.square.row - man.square.row);
  }
  return stance;
}

std::vector<scene::Glow> warnings(const State& seen) {
  std::vector<scene::Glow> shining;
  for (const Man& man : seen.men) {
    if (man.trapped) {
      shining.push_back(
          {.column = man.square.column, .row = man.square.row, .kind = scene::GlowKind::danger, .strength = 1});
    }
  }
  return shining;
}

scene::Stage stage_of(const View& view) {
  const State& seen = view.seen;
  scene::Stage stage;
  stage.board = {.columns = ring_size, .rows = ring_size};
  stage.glows = warnings(seen);
  for (const Corner corner : {Corner::red, Corner::blue}) {
    const bool counted_over = seen.phase == Phase::count && corner == seen.defender();
    const Stance stance = stance_of(seen, corner, counted_over, false);
    stage.markers.push_back({.corner = corner,
                             .at = {stance.x, stance.y, 0},
                             .flip = stance.flip,
                             .fallen = stance.fallen,
                             .lean = stance.lean,
                             .squash = stance.squash,
                             .flash = 0,
                             .facing = stance.facing,
                             .crowned = seen.has_winner && seen.winner == corner});
  }
  return stage;
}

}  // namespace fc::ringside
