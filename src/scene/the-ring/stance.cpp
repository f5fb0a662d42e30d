#include <algorithm>
#include <array>
#include <cmath>

#include "scene/the-ring/choreography.h"

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

// From man to man; even inside nobody's face is hidden.
constexpr float in_a_clinch = 0.88F;
constexpr float chest_to_chest = 1.0F;
constexpr float coming_in = 1.2F;
constexpr float at_arms_length = 1.45F;
constexpr float chasing = 1.75F;
constexpr float out_of_reach = 2.1F;
constexpr float circling = 2.6F;

// How far whoever presses drives the other off his place.
constexpr float pressed_back = 0.55F;
constexpr float dazed_back = 0.35F;
constexpr float finished_on_the_ropes = 1.2F;

/// Where the men meet in each segment, and how their line lies, in radians: eight of them one after the other. Seen from the
/// seats no man hides the other.
constexpr std::array<Spot, 8> meetings{
    {{0, 0}, {0.5F, -0.3F}, {-0.4F, 0.35F}, {0.25F, 0.45F}, {-0.6F, -0.2F}, {0.35F, 0.1F}, {-0.15F, -0.45F}, {0.1F, 0.3F}}};
constexpr std::array<float, 8> lines{0, 0.3F, -0.25F, 0.4F, -0.4F, 0.15F, -0.3F, 0.1F};

bool is_outside(const State& seen, Corner corner) { return seen.boxer(corner).strategy == Strategy::outside; }

int how_many(const State& seen, bool (*is)(Strategy)) {
  return (is(seen.boxers[0].strategy) ? 1 : 0) + (is(seen.boxers[1].strategy) ? 1 : 0);
}

float apart(const State& seen) {
  const int inside = how_many(seen, is_inside);
  if (how_many(seen, [](Strategy strategy) { return strategy == Strategy::tie_up; }) > 0) {
    return in_a_clinch;
  }
  switch (how_many(seen, [](Strategy strategy) { return strategy == Strategy::outside; })) {
    case 2: return circling;
    case 1: return inside > 0 ? chasing : out_of_reach;
    default: break;
  }
  return inside == 2 ? chest_to_chest : inside == 1 ? coming_in : at_arms_length;
}

/// Steps along the canvas since the round began: every point is one.
float steps_of(const State& seen) { return static_cast<float>(seen.boxers[0].points + seen.boxers[1].points); }

float keep_off_the_ropes(float place) {
  return std::clamp(place, at_the_ropes, static_cast<float>(scene::ring_side) - at_the_ropes);
}

/// Where both stand, red first.
std::array<Spot, 2> spots_of(const State& seen) {
  constexpr float turn = 0.15F;    // radians, to either side
  constexpr float drift = 0.3F;    // squares
  constexpr float bicycle = 1.1F;  // along the ropes
  const std::size_t place = (4U * seen.round + seen.segment) % meetings.size();
  const bool one_circles = is_outside(seen, Corner::red) != is_outside(seen, Corner::blue);
  const float steps = steps_of(seen);
  const float line = lines[place] + turn * std::sin(0.8F * steps);
  const Spot way{std::cos(line), std::sin(line)};  // from red to blue
  const float distance = apart(seen);
  Spot centre{middle + meetings[place].x + drift * std::sin(1.1F * steps),
              middle + meetings[place].y + (one_circles ? bicycle : drift) * std::sin(0.55F * steps + lines[place])};
  float back = 0;
  std::optional<Corner> driven;
  if (const auto aggressor = aggressor_of(seen)) {
    driven = other(*aggressor);
    back = pressed_back;
  }
  if (seen.attack.finishing) {
    driven = other(seen.attack.by);
    back = finished_on_the_ropes;
  } else if (seen.boxers[0].staggered != seen.boxers[1].staggered) {
    driven = seen.boxers[0].staggered ? Corner::red : Corner::blue;
    back = pressed_back + dazed_back;
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
  if (boxer.hurt()) {
    return Attitude::staggered;
  }
  if (how_many(seen, [](Strategy strategy) { return strategy == Strategy::tie_up; }) > 0) {
    return Attitude::holding;
  }
  if (boxer.strategy == Strategy::outside) {
    return Attitude::retreating;
  }
  const auto aggressor = aggressor_of(seen);
  if (aggressor == corner && is_inside(boxer.strategy)) {
    return Attitude::rushing;
  }
  return aggressor == other(corner) && is_inside(seen.boxer(other(corner)).strategy) ? Attitude::on_the_ropes
                                                                                     : Attitude::upright;
}

/// Cuts of five points are as bad as they look.
float bleeding_of(const BoxerState& boxer) {
  constexpr float worst = 5;
  float points = 0;
  for (const Cut& cut : boxer.cuts) {
    points = cut.open ? std::max(points, static_cast<float>(cut.points)) : points;
  }
  return std::min(1.0F, points / worst);
}

constexpr scene::FacePlace place_on_face(Location location) {
  using scene::FacePlace;
  constexpr std::array<FacePlace, location_count> places{
      FacePlace::left_eyelid, FacePlace::right_eyelid, FacePlace::left_brow, FacePlace::right_brow, FacePlace::left_cheek,
      FacePlace::right_cheek, FacePlace::nose,         FacePlace::lip,       FacePlace::forehead};
  return places[static_cast<std::size_t>(location)];
}

scene::Cuts cuts_of(const BoxerState& boxer) {
  constexpr int deep_from = 3;  // points
  scene::Cuts cuts{};
  for (const Cut& cut : boxer.cuts) {
    cuts[static_cast<std::size_t>(place_on_face(cut.location))] = !cut.open                 ? scene::Cut::closed
                                                                  : cut.points >= deep_from ? scene::Cut::deep
                                                                                            : scene::Cut::open;
  }
  return cuts;
}

/// Who lies sees stars, and who was hurt does until the round is over.
scene::Wear wear_of(const BoxerState& boxer, bool lies, bool resting) {
  constexpr float shaken = 0.6F;
  const float dazed = lies || (boxer.staggered && !resting) ? 1 : (boxer.down > 0 && !resting ? shaken : 0);
  return {.dazed = dazed, .tired = boxer.tired ? 1.0F : 0.0F, .bleeding = bleeding_of(boxer), .cuts = cuts_of(boxer)};
}

/// In training camp: out of his corner, with nobody before him.
void box_his_shadow(scene::Stance& stance, Corner corner) {
  constexpr float out_of_the_corner = 1.9F;
  stance.x = corner == Corner::red ? out_of_the_corner : static_cast<float>(scene::ring_side) - out_of_the_corner;
  stance.y = middle;
  stance.posture.attacks = true;
}

bool is_over(const State& seen) { return seen.phase == Phase::finished; }

/// Nobody waits for the dice of the time to see who has won.
bool is_stopped(const State& seen) { return seen.end.has_winner && is_stoppage(seen.end.method); }

}  // namespace

bool is_decided(const State& seen) { return is_over(seen) && !is_stoppage(seen.end.method); }

std::optional<Corner> aggressor_of(const State& seen) {
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

scene::Stances stances_of(const State& seen, const StanceContext& context) {
  const std::array<Spot, 2> spots = spots_of(seen);
  const bool stopped = is_stopped(seen);
  const bool resting = stopped || is_over(seen) || context.in_corners;
  scene::Stances stances;
  for (const Corner corner : both_corners) {
    const std::size_t index = fc::index_of(corner);
    const std::size_t others = fc::index_of(other(corner));
    const BoxerState& boxer = seen.boxer(corner);
    const float facing = spots[others].x >= spots[index].x ? 1.0F : -1.0F;
    const float inwards = corner == Corner::red ? 1.0F : -1.0F;
    const bool won = stopped && seen.end.winner == corner;  // a verdict is read first
    const bool works = !resting && seen.segment > 0 && seen.attack.by == corner && !context.down[others];
    const bool looks_on = context.looks_on == corner;
    scene::Stance& stance = stances[index];
    stance.posture = {.attacks = won || works,
                      .down = context.down[index],
                      .covers = !resting && !looks_on && boxer.strategy == Strategy::tie_up,
                      .attitude = won                   ? Attitude::cheering
                                  : stopped             ? Attitude::beaten
                                  : resting || looks_on ? Attitude::upright
                                                        : attitude_of(seen, corner),
                      .facing = context.in_corners ? inwards : facing,
                      .wear = wear_of(boxer, context.down[index], resting)};
    stance.x = spots[index].x;
    stance.y = spots[index].y;
    if (is_decided(seen) || context.stopped) {
      stand_for_the_verdict(stance, corner);
    } else if (context.at_work == corner) {
      box_his_shadow(stance, corner);
    } else if (context.in_corners) {
      sit_down(stance, corner);
    } else if (context.down[others]) {
      wait_in_neutral_corner(stance, corner, spots[others].x, spots[others].y);
    }
  }
  return stances;
}

scene::Board board_of() { return {.columns = scene::ring_side, .rows = scene::ring_side, .grid = false}; }

scene::Stage stage_of(const Setup& setup, const View& view) {
  const State& seen = view.seen;
  const Stage now = the_ring::stage_of(seen.phase);
  StanceContext context{.down = out_cold(setup, seen)};
  if (seen.phase == Phase::knockout) {
    context.down.at(fc::index_of(other(seen.attack.by))) = true;
  }
  context.in_corners = now == Stage::pre_bout || now == Stage::scoring || now == Stage::interval;
  if (seen.phase == Phase::training_red || seen.phase == Phase::training_blue) {
    context.at_work = seen.phase == Phase::training_red ? Corner::red : Corner::blue;
  }
  context.stopped = is_over(seen) && is_stopped(seen) && !context.down[0] && !context.down[1];
  scene::Stage stage;
  stage.board = board_of();
  add_markers(stage, stances_of(seen, context), winner_of(seen));
  if (is_decided(seen) || context.stopped) {
    scene::show_verdict(stage, winner_of(seen));
  }
  return stage;
}

namespace {

using scene::Fist;
using scene::Landing;
using scene::Punch;

/// How a word of the chart is thrown. landing: none: as the line says.
struct Thrown {
  Punch punch = Punch::swing;
  Fist fist = Fist::right;
  std::optional<Landing> landing;
};

constexpr std::optional<Thrown> thrown_of(ClauseWord told) {
  constexpr auto left = Fist::left;
  constexpr auto right = Fist::right;
  switch (told) {
    case ClauseWord::jab:
    case ClauseWord::left: return Thrown{Punch::jab, left, {}};
    case ClauseWord::cross:
    case ClauseWord::right: return Thrown{Punch::cross, right, {}};
    case ClauseWord::left_hook: return Thrown{Punch::hook, left, {}};
    case ClauseWord::uppercut: return Thrown{Punch::uppercut, right, {}};
    case ClauseWord::combination:
    case ClauseWord::combination_to_body: return Thrown{Punch::combination, right, {}};
    case ClauseWord::right_to_ribs:
    case ClauseWord::right_to_heart:
    case ClauseWord::digs_inside: return Thrown{Punch::body, right, {}};
    case ClauseWord::left_to_ribs:
    case ClauseWord::hook_to_liver: return Thrown{Punch::body, left, {}};
    case ClauseWord::swings_at_air: return Thrown{Punch::swing, right, Landing::missed};
    case ClauseWord::misses: return Thrown{Punch::cross, right, Landing::missed};
    case ClauseWord::falls_short:
    case ClauseWord::slipped: return Thrown{Punch::jab, left, Landing::missed};
    case ClauseWord::blocked: return Thrown{Punch::cross, right, Landing::blocked};
    case ClauseWord::hot_exchange: return Thrown{Punch::combination, right, Landing::met};
    case ClauseWord::leans_on_him:
    case ClauseWord::feints:
    case ClauseWord::clinch: break;
  }
  return std::nullopt;
}

constexpr Punch punch_of(Hand hand) {
  constexpr std::array punches{Punch::cross, Punch::hook, Punch::uppercut, Punch::combination};
  return punches[place_of(hand)];
}

}  // namespace

float seconds_before(ClauseWord told) {
  constexpr float gathering = 0.24F;  // three lunges take longer than one
  const std::optional<Thrown> thrown = thrown_of(told);
  return thrown && thrown->punch == Punch::combination ? gathering : 0;
}

float weight_of_points(int points) {
  constexpr float lightest = 0.08F;
  constexpr float a_point = 0.1F;
  return lightest + a_point * static_cast<float>(std::max(0, points));
}

float weight_of(Shot shot) {
  constexpr std::array weights{0.25F, 0.55F, 0.8F, 1.0F};
  return weights[place_of(shot)];
}

std::optional<scene::Blow> blow_of(ClauseWord told, Corner who, bool lands, float weight, float arrives) {
  const std::optional<Thrown> thrown = thrown_of(told);
  if (!thrown) {
    return std::nullopt;
  }
  return scene::Blow{.who = who,
                     .punch = thrown->punch,
                     .fist = thrown->fist,
                     .landing = thrown->landing.value_or(lands ? Landing::landed : Landing::missed),
                     .weight = weight,
                     .arrives = arrives};
}

std::optional<scene::Blow> blow_of(const FinisherRead& read, float arrives) {
  scene::Blow blow{.who = read.by, .arrives = arrives};
  switch (read.cell.kind) {
    case FinisherKind::stagger:
      blow.punch = Punch::hook;
      blow.fist = Fist::left;
      blow.weight = weight_of(Shot::stagger);
      return blow;
    case FinisherKind::knockdown:
      blow.punch = Punch::cross;
      blow.weight = weight_of(Shot::knockdown);
      return blow;
    case FinisherKind::tko:
      blow.punch = Punch::combination;
      blow.weight = weight_of(Shot::hard);
      return blow;
    case FinisherKind::points:
      if (read.cell.number > 0) {
        return std::nullopt;
      }
      blow.landing = Landing::missed;
      return blow;
    case FinisherKind::hard_shot:
    case FinisherKind::possible_cut: break;
  }
  return std::nullopt;
}

scene::Blow blow_of(const HardShotRead& read, std::size_t seed) {
  const Hand hand = read.cell.has_hand ? read.cell.hand : static_cast<Hand>(seed % hand_count);
  return {.who = read.by,
          .punch = punch_of(hand),
          .fist = hand == Hand::left_hook ? Fist::left : Fist::right,
          .landing = read.shot == Shot::none ? Landing::smothered : Landing::landed,
          .weight = weight_of(read.shot),
          .arrives = 0};
}

}  // namespace fc::the_ring
