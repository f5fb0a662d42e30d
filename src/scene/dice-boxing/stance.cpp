#include "scene/dice-boxing/choreography.h"

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
constexpr float apart = 1.4F;  // from man to man: nobody's face is hidden

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

Spot spot_at(const Place& place, Corner corner) {
  const Spot spot = places[place_of(place.position)];
  if (place.has_owner) {
    scene::Stance back{.x = spot.x, .y = spot.y, .posture = {}};
    lean_on_ropes(back, {.columns = ring_side, .rows = ring_side});
    const Spot leaning{back.x, back.y};
    return place.owner == corner ? in_front_of(leaning) : leaning;
  }
  const float side = corner == Corner::red ? -0.5F : 0.5F;
  return {spot.x + side * apart, spot.y};
}

/// Who lies on the canvas, if anybody does: he is counted over, or was stopped there.
std::optional<Corner> lying(const State& seen, const Moment& moment) {
  for (const Corner corner : both_corners) {
    if (moment.down[fc::index_of(corner)]) {
      return corner;
    }
  }
  return dice_boxing::lying(seen);
}

Spot neutral_corner(Spot from, Corner who) {
  scene::Stance waiting;
  wait_in_neutral_corner(waiting, who, from.x, from.y);
  return {waiting.x, waiting.y};
}

Spot spot_of(const State& seen, Corner corner, const Moment& moment) {
  const Place now = action_place(seen);
  const std::optional<Corner> down = lying(seen, moment);
  if (!down) {
    return spot_at(now, corner);
  }
  // Off the ropes that he leant on.
  const Place fell = moment.fell.value_or(now);
  const Spot fallen = fell.has_owner && fell.owner != *down ? places[place_of(fell.position)] : spot_at(fell, *down);
  if (*down == corner) {
    return fallen;
  }
  return neutral_corner(fallen, corner);
}

/// Four cuts, and each of them worse than the one before.
float bleeding_of(const BoxerState& boxer) {
  float worst = 0;
  for (std::size_t letter = 0; letter < cut_letters; ++letter) {
    if (boxer.cuts[letter].open) {
      worst = static_cast<float>(letter + 1) / static_cast<float>(cut_letters);
    }
  }
  return worst;
}

/// The chart knows how deep a cut is and not where: each letter has a place of its own.
scene::Cuts cuts_of(const BoxerState& boxer) {
  using scene::FacePlace;
  constexpr std::array<FacePlace, cut_letters> where{FacePlace::lip, FacePlace::right_cheek, FacePlace::right_brow,
                                                     FacePlace::forehead};
  constexpr std::size_t deep_from = 2;
  scene::Cuts cuts{};
  for (std::size_t letter = 0; letter < cut_letters; ++letter) {
    if (boxer.cuts[letter].exists) {
      cuts[static_cast<std::size_t>(where[letter])] = !boxer.cuts[letter].open ? scene::Cut::closed
                                                      : letter >= deep_from    ? scene::Cut::deep
                                                                               : scene::Cut::open;
    }
  }
  return cuts;
}

/// Who lies sees stars until he is up.
scene::Wear wear_of(const BoxerState& boxer, bool lies) {
  constexpr float shaken = 0.5F;
  const float dazed = boxer.hurt || lies ? 1 : (boxer.round_control < 0 ? shaken : 0);
  return {.dazed = dazed, .tired = boxer.tired > 0 ? 1.0F : 0.0F, .bleeding = bleeding_of(boxer), .cuts = cuts_of(boxer)};
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

scene::Stance stance_of(const State& seen, Corner corner, const Moment& moment) {
  const bool over = seen.phase == Phase::finished;
  const bool won = seen.end.winner == corner;
  const bool lies = lying(seen, moment) == corner;
  const Spot spot = spot_of(seen, corner, moment);
  const float towards_other = spot_of(seen, other(corner), moment).x - spot.x;
  const float inwards = corner == Corner::red ? 1.0F : -1.0F;
  scene::Stance stance;
  const bool stopped = seen.end.has_winner && !seen.end.on_cards;  // a verdict is read first
  const bool raises_arms = stopped && won;
  stance.posture = {.attacks = over ? raises_arms : seen.roller == corner && !moment.in_corners,
                    .down = lies,
                    .covers = !over && seen.boxer(corner).strategy == Strategy::cover_up,
                    .attitude = raises_arms                 ? scene::Attitude::cheering
                                : stopped                   ? scene::Attitude::beaten
                                : over || moment.in_corners ? scene::Attitude::upright
                                                            : attitude_of(seen, corner),
                    .facing = std::abs(towards_other) < 0.01F ? inwards : std::copysign(1.0F, towards_other),
                    .wear = wear_of(seen.boxer(corner), lies)};
  if (moment.in_corners) {
    sit_down(stance, corner);
    return stance;
  }
  if (over && !lying(seen, moment)) {
    stand_for_the_verdict(stance, corner);
    return stance;
  }
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

std::optional<Corner> lying(const State& seen) {
  const bool stays = seen.end.reason == EndReason::count || seen.end.reason == EndReason::seriously_hurt ||
                     seen.end.reason == EndReason::three_knockdowns;
  return stays ? std::optional(other(seen.end.winner)) : std::nullopt;
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
  Moment moment{.down = {}, .in_corners = seen.phase == Phase::judge, .fell = std::nullopt};
  if (seen.phase == Phase::knockdown) {
    moment.down.at(fc::index_of(other(seen.thrower))) = true;
  }
  add_markers(stage, {stance_of(seen, Corner::red, moment), stance_of(seen, Corner::blue, moment)}, winner_of(seen));
  if (seen.phase == Phase::finished && !lying(seen)) {
    scene::show_verdict(stage, winner_of(seen));
  }
  return stage;
}

}  // namespace fc::dice_boxing
