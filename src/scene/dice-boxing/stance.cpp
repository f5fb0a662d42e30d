#include "scene/dice-boxing/stance.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "scene/corners/two_men.h"

namespace fc::dice_boxing {
namespace {

using scene::ring_side;

/// A place of the canvas, in squares.
struct Spot {
  float x;
  float y;
};

constexpr float middle = 0.5F * static_cast<float>(ring_side);
constexpr float at_the_ropes = 0.75F;  // from the edge
constexpr float far_edge = static_cast<float>(ring_side) - at_the_ropes;
constexpr float apart = 1.15F;  // from man to man

/// In the order of Position. Near and far are the audience's, red's corner is near and left.
constexpr std::array<Spot, position_count> places{{
    {middle, middle},
    {1.75F, middle},
    {4.25F, middle},
    {middle, far_edge},
    {middle, at_the_ropes},
    {at_the_ropes, middle},
    {far_edge, middle},
    {at_the_ropes, far_edge},
    {far_edge, at_the_ropes},
    {far_edge, far_edge},
    {at_the_ropes, at_the_ropes},
}};

/// Whoever has the ring behind him drives the other before him: from the place to the middle of the ring.
Spot in_front_of(Spot place) {
  const float dx = middle - place.x;
  const float dy = middle - place.y;
  const float length = std::hypot(dx, dy);
  return {place.x + dx * apart / length, place.y + dy * apart / length};
}

Spot spot_of(const State& seen, Corner corner) {
  const Spot place = places[place_of(seen.position)];
  if (seen.has_owner) {
    return seen.owner == corner ? in_front_of(place) : place;
  }
  const float side = corner == Corner::red ? -0.5F : 0.5F;
  return {place.x + side * apart, place.y};
}

scene::Attitude attitude_of(const State& seen, Corner corner) {
  using scene::Attitude;
  const BoxerState& boxer = seen.boxer(corner);
  if (boxer.hurt || boxer.round_control < 0) {
    return Attitude::staggered;
  }
  if (seen.has_owner && seen.owner != corner) {
    return Attitude::on_the_ropes;
  }
  if (boxer.strategy == Strategy::knockout && seen.phase != Phase::finished) {
    return Attitude::rushing;
  }
  return boxer.strategy == Strategy::stick_and_move ? Attitude::retreating : Attitude::upright;
}

}  // namespace

scene::Stance stance_of(const State& seen, Corner corner, bool down, bool in_corner) {
  const bool over = seen.phase == Phase::finished;
  const bool won = seen.end.has_winner && seen.end.winner == corner;
  const bool lies = seen.end.reason == EndReason::count || seen.end.reason == EndReason::seriously_hurt ||
                    seen.end.reason == EndReason::three_knockdowns;
  const float towards_other = spot_of(seen, other(corner)).x - spot_of(seen, corner).x;
  const bool red = corner == Corner::red;
  scene::Stance stance;
  const bool raises_arms = won && !seen.end.on_cards;  // a verdict is read first
  stance.posture = {.attacks = over ? raises_arms : seen.roller == corner && !in_corner,
                    .down = down || (lies && !won),
                    .covers = !over && seen.boxer(corner).strategy == Strategy::cover_up,
                    .attitude = over || in_corner ? scene::Attitude::upright : attitude_of(seen, corner),
                    .facing = std::abs(towards_other) < 0.01F ? (red ? 1.0F : -1.0F) : (towards_other > 0 ? 1.0F : -1.0F)};
  if (in_corner) {
    sit_down(stance, corner);
    return stance;
  }
  const Spot spot = spot_of(seen, corner);
  stance.x = spot.x;
  stance.y = spot.y;
  return stance;
}

scene::Board board_of() {
  scene::Board board{.columns = ring_side, .rows = ring_side, .grid = false};
  for (std::size_t place = 0; place < position_count; ++place) {
    board.spots.push_back({.x = places[place].x,
                           .y = places[place].y,
                           .radius = ground_of(static_cast<Position>(place)) == Ground::center ? 0.5F : 0.62F,
                           .ink = scene::Ink::canvas_line,
                           .doubled = static_cast<Position>(place) == Position::center});
  }
  return board;
}

std::optional<Corner> winner_of(const State& seen) {
  return seen.end.has_winner ? std::optional(seen.end.winner) : std::nullopt;
}

std::vector<scene::Glow> owned_place(const State& seen) {
  if (!seen.has_owner) {
    return {};
  }
  const Spot place = places[place_of(seen.position)];
  return {{.column = std::clamp(static_cast<int>(place.x), 0, ring_side - 1),
           .row = std::clamp(static_cast<int>(place.y), 0, ring_side - 1),
           .kind = scene::GlowKind::danger,
           .strength = 0.8F}};
}

scene::Stage stage_of(const View& view) {
  const State& seen = view.seen;
  scene::Stage stage;
  stage.board = board_of();
  stage.glows = owned_place(seen);
  const auto stance = [&seen](Corner corner) {
    const bool counted_over = seen.phase == Phase::knockdown && corner != seen.thrower;
    return stance_of(seen, corner, counted_over, seen.phase == Phase::judge);
  };
  add_markers(stage, {stance(Corner::red), stance(Corner::blue)}, winner_of(seen));
  return stage;
}

}  // namespace fc::dice_boxing
