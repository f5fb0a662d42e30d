#include "scene/the-ring/stance.h"

#include <algorithm>
#include <cmath>

namespace fc::the_ring {
namespace {

using scene::Attitude;

/// A place of the canvas, or a way on it, in squares.
struct Spot {
  float x = 0;
  float y = 0;
};

constexpr float middle = 0.5F * static_cast<float>(scene::ring_side);
constexpr float at_the_ropes = 0.7F;  // from the edge

// From man to man.
constexpr float in_a_clinch = 0.62F;
constexpr float chest_to_chest = 0.72F;
constexpr float coming_in = 0.92F;
constexpr float at_arms_length = 1.25F;
constexpr float chasing = 1.6F;
constexpr float out_of_reach = 2.0F;
constexpr float circling = 2.6F;

// How far whoever presses drives the other off his place.
constexpr float pressed_back = 0.55F;
constexpr float hurt_back = 0.35F;
constexpr float finished_on_the_ropes = 1.2F;

/// Where the men meet in each segment, and how their line lies, in radians: eight of them one after the other.
constexpr std::array<Spot, 8> meetings{
    {{0, 0}, {0.5F, -0.3F}, {-0.4F, 0.35F}, {0.25F, 0.45F}, {-0.6F, -0.2F}, {0.35F, 0.1F}, {-0.15F, -0.45F}, {0.1F, 0.3F}}};
constexpr std::array<float, 8> lines{0, 0.35F, -0.3F, 0.55F, -0.5F, 0.2F, -0.4F, 0.1F};

bool is_outside(const State& seen, Corner corner) {
  return seen.boxer(corner).strategy == Strategy::outside;
}

int how_many(const State& seen, bool (*is)(Strategy)) {
  return (is(seen.boxers[0].strategy) ? 1 : 0) + (is(seen.boxers[1].strategy) ? 1 : 0);
}

float apart(const State& seen) {
  const int inside = how_many(seen, is_inside);
  if (how_many(seen, [](Strategy strategy) { return strategy == Strategy::tie_up; }) > 0) {
    return in_a_clinch;
  }
  switch (how_many(seen, [](Strategy strategy) { return strategy == Strategy::outside; })) {
    case 2:
      return circling;
    case 1:
      return inside > 0 ? chasing : out_of_reach;
    default:
      break;
  }
  return inside == 2 ? chest_to_chest : inside == 1 ? coming_in : at_arms_length;
}

/// Steps along the canvas since the segment began: every point is one.
float steps_of(const State& seen) {
  constexpr int round_the_ring = 16;
  return static_cast<float>((seen.boxers[0].points + seen.boxers[1].points) % round_the_ring);
}

float keep_off_the_ropes(float place) {
  return std::clamp(place, at_the_ropes, static_cast<float>(scene::ring_side) - at_the_ropes);
}

/// Where both stand, red first.
std::array<Spot, 2> spots_of(const State& seen) {
  constexpr float step = 0.07F;  // radians
  constexpr float bicycle = 0.3F;
  const std::size_t place = (4U * seen.round + seen.segment) % meetings.size();
  const bool one_circles = is_outside(seen, Corner::red) != is_outside(seen, Corner::blue);
  const float line = lines[place] + (one_circles ? bicycle : step) * steps_of(seen);
  const Spot way{std::cos(line), std::sin(line)};  // from red to blue
  const float distance = apart(seen);
  Spot centre{middle + meetings[place].x, middle + meetings[place].y};
  float back = 0;
  std::optional<Corner> driven;
  if (const auto presser = presser_of(seen)) {
    driven = other(*presser);
    back = pressed_back;
  }
  for (const Corner corner : scene::both_corners) {
    if (seen.boxer(corner).hurt() && !seen.boxer(other(corner)).hurt()) {
      driven = corner;
      back = seen.attack.finishing ? finished_on_the_ropes : pressed_back + hurt_back;
    }
  }
  if (driven) {
    const float sign = *driven == Corner::blue ? 1.0F : -1.0F;
    centre.x += sign * back * way.x;
    centre.y += sign * back * way.y;
  }
  const auto at = [&](float share) {
    return Spot{keep_off_the_ropes(centre.x + share * distance * way.x),
                keep_off_the_ropes(centre.y + share * distance * way.y)};
  };
  std::array<Spot, 2> spots{at(-0.5F), at(0.5F)};
  // The ropes must not press one man into the other.
  const float left = std::hypot(spots[1].x - spots[0].x, spots[1].y - spots[0].y);
  if (left < distance) {
    const bool blue_is_stuck = driven == Corner::blue;
    const Spot& stuck = spots[blue_is_stuck ? 1 : 0];
    const float sign = blue_is_stuck ? -1.0F : 1.0F;
    spots[blue_is_stuck ? 0 : 1] = {keep_off_the_ropes(stuck.x + sign * distance * way.x),
                                    keep_off_the_ropes(stuck.y + sign * distance * way.y)};
  }
  return spots;
}

Attitude attitude_of(const State& seen, Corner corner) {
  const BoxerState& boxer = seen.boxer(corner);
  if (boxer.staggered || boxer.down > 0) {
    return Attitude::staggered;
  }
  if (boxer.tired) {
    return Attitude::beaten;
  }
  if (boxer.strategy == Strategy::outside) {
    return Attitude::retreating;
  }
  const auto presser = presser_of(seen);
  if (presser == corner && is_inside(boxer.strategy)) {
    return Attitude::rushing;
  }
  return presser == other(corner) && is_inside(seen.boxer(other(corner)).strategy) ? Attitude::on_the_ropes
                                                                                   : Attitude::upright;
}

bool is_over(const State& seen) {
  return seen.phase == Phase::finished;
}

}  // namespace

std::optional<Corner> presser_of(const State& seen) {
  const Strategy red = seen.boxers[0].strategy;
  const Strategy blue = seen.boxers[1].strategy;
  if (red == blue || red == Strategy::none || blue == Strategy::none) {
    return std::nullopt;
  }
  return red < blue ? Corner::red : Corner::blue;
}

std::optional<Corner> winner_of(const State& seen) {
  return is_over(seen) && seen.end.has_winner ? std::optional(seen.end.winner) : std::nullopt;
}

std::array<bool, 2> out_cold(const Setup& setup, const State& seen) {
  constexpr int third = 3;
  std::array<bool, 2> lies{};
  if (seen.end.has_winner) {
    const Corner loser = other(seen.end.winner);
    const bool three_times = setup.options.three_knockdowns && seen.boxer(loser).down >= third;
    lies[fc::index_of(loser)] = seen.end.method == Method::ko || (seen.end.method == Method::tko && three_times);
  }
  return lies;
}

scene::Stances stances_of(const State& seen, const std::array<bool, 2>& down, bool in_corners) {
  const std::array<Spot, 2> spots = spots_of(seen);
  scene::Stances stances;
  for (const Corner corner : scene::both_corners) {
    const std::size_t index = fc::index_of(corner);
    const float facing = spots[fc::index_of(other(corner))].x >= spots[index].x ? 1.0F : -1.0F;
    const bool won = is_over(seen) && is_stoppage(seen.end.method) && seen.end.winner == corner;  // a verdict is read first
    const bool works = !is_over(seen) && !in_corners && seen.segment > 0 && seen.attack.by == corner;
    scene::Stance& stance = stances[index];
    stance.posture = {.attacks = won || works,
                      .down = down[index],
                      .covers = !is_over(seen) && !in_corners && seen.boxer(corner).strategy == Strategy::tie_up,
                      .attitude = is_over(seen) || in_corners ? Attitude::upright : attitude_of(seen, corner),
                      .facing = in_corners ? (corner == Corner::red ? 1.0F : -1.0F) : facing};
    stance.x = spots[index].x;
    stance.y = spots[index].y;
    if (in_corners) {
      sit_down(stance, corner);
    }
  }
  return stances;
}

scene::Board board_of() {
  return {.columns = scene::ring_side, .rows = scene::ring_side, .grid = false};
}

scene::Stage stage_of(const Setup& setup, const View& view) {
  const State& seen = view.seen;
  const Stage now = the_ring::stage_of(seen.phase);
  std::array<bool, 2> down = out_cold(setup, seen);
  if (seen.phase == Phase::knockout) {
    down[fc::index_of(other(seen.attack.by))] = true;
  }
  scene::Stage stage;
  stage.board = board_of();
  const bool in_corners = now == Stage::pre_bout || now == Stage::scoring || now == Stage::interval;
  add_markers(stage, stances_of(seen, down, in_corners), winner_of(seen));
  return stage;
}

}  // namespace fc::the_ring
