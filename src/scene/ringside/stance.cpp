#include <algorithm>

#include "rules/ringside/rounds.h"
#include "scene/corners/two_men.h"
#include "scene/game_scene.h"
#include "scene/projection.h"
#include "scene/ringside/choreography.h"

namespace fc::ringside {
namespace {

constexpr float run_up = 0.22F;       // how far a man who rushes comes from, in squares: both heads are seen
constexpr float clinch_step = 0.05F;  // how far each comes in, in squares: both heads are seen

/// From one man to the other, along the screen: +1 right, -1 left; in line red looks right.
float facing_of(const State& seen, Corner corner) {
  const int columns = seen.boxer(other(corner)).square.column - seen.boxer(corner).square.column;
  if (columns == 0) {
    return corner == Corner::red ? 1.0F : -1.0F;
  }
  return columns > 0 ? 1.0F : -1.0F;
}

scene::Attitude attitude_of(const State& seen, Corner corner) {
  using scene::Attitude;
  if (seen.has_winner) {
    return seen.winner == corner ? Attitude::cheering : Attitude::beaten;
  }
  if (seen.has_attacker && seen.tactic == Tactic::clinch) {
    return Attitude::holding;
  }
  if (seen.boxer(corner).trapped) {
    return Attitude::on_the_ropes;
  }
  if (!seen.has_attacker) {
    return Attitude::upright;
  }
  if (corner == seen.attacker) {
    return seen.rush ? Attitude::rushing : Attitude::upright;
  }
  return seen.tactic == Tactic::backpedal ? Attitude::retreating : Attitude::upright;
}

/// Who lands too often punches himself tired, and who has nothing left is dazed by what knocks him down.
scene::Wear wear_of(const BoxerState& boxer) {
  constexpr float shaken = 0.6F;
  return {.dazed = boxer.knockdowns > 0 && boxer.endurance <= 0 ? shaken : 0,
          .tired = boxer.hits > fatigue_after_hits ? 1.0F : 0.0F};
}

}  // namespace

bool is_decided(const State& seen) { return seen.method == Method::decision || seen.method == Method::draw; }

scene::Stance stance_of(const State& seen, Corner corner, const std::array<bool, 2>& down, bool in_corner) {
  const BoxerState& boxer = seen.boxer(corner);
  const BoxerState& opponent = seen.boxer(other(corner));
  const bool stopped = seen.method == Method::ko || seen.method == Method::tko;
  const auto lies = [&](Corner who) {
    return down[fc::index_of(who)] || (stopped && seen.has_winner && seen.winner != who);
  };
  scene::Stance stance;
  stance.posture = {.attacks = seen.has_attacker ? corner == seen.attacker : seen.has_winner && seen.winner == corner,
                    .down = lies(corner),
                    .covers = boxer.covering && !(seen.rush && seen.has_attacker && corner == seen.attacker),
                    .attitude = in_corner ? scene::Attitude::upright : attitude_of(seen, corner),
                    .hurt = boxer.endurance <= 0,
                    .facing = facing_of(seen, corner),
                    .wear = in_corner ? scene::Wear{} : wear_of(boxer)};
  if (in_corner) {
    sit_down(stance, corner);
    return stance;
  }
  if (is_decided(seen)) {
    stand_for_the_verdict(stance, corner);
    return stance;
  }
  stance.x = static_cast<float>(boxer.square.column) + 0.5F;
  stance.y = static_cast<float>(boxer.square.row) + 0.5F;
  if (lies(other(corner))) {
    const scene::Vec3 fallen = scene::centre_of({opponent.square.column, opponent.square.row});
    wait_in_neutral_corner(stance, corner, fallen.x, fallen.y);
    stance.posture.attacks = false;
    stance.posture.attitude = scene::Attitude::upright;
    stance.posture.facing = fallen.x >= stance.x ? 1.0F : -1.0F;
    return stance;
  }
  if (stance.posture.attitude == scene::Attitude::on_the_ropes) {
    lean_on_ropes(stance, {.columns = ring_size, .rows = ring_size});
  }
  if (stance.posture.attitude == scene::Attitude::rushing) {
    stance.x -= run_up * stance.posture.facing;
  }
  if (seen.tactic == Tactic::clinch) {
    stance.x += clinch_step * static_cast<float>(opponent.square.column - boxer.square.column);
    stance.y += clinch_step * static_cast<float>(opponent.square.row - boxer.square.row);
  }
  return stance;
}

void reel(scene::Stance& stance) { stance.posture.attitude = scene::Attitude::staggered; }

std::optional<Corner> winner_of(const State& seen) { return seen.has_winner ? std::optional(seen.winner) : std::nullopt; }

std::vector<scene::Glow> warnings(const State& seen) {
  std::vector<scene::Glow> shining;
  for (const BoxerState& boxer : seen.boxers) {
    if (boxer.trapped) {
      shining.push_back(
          {.column = boxer.square.column, .row = boxer.square.row, .kind = scene::GlowKind::danger, .strength = 1});
    }
  }
  return shining;
}

scene::Stage stage_of(const View& view) {
  const State& seen = view.seen;
  scene::Stage stage;
  stage.board = {.columns = ring_size, .rows = ring_size};
  stage.glows = warnings(seen);
  std::array<bool, 2> down{};
  down.at(fc::index_of(seen.defender())) = seen.phase == Phase::count;
  scene::Stances stances{stance_of(seen, Corner::red, down, false), stance_of(seen, Corner::blue, down, false)};
  if (seen.phase == Phase::knockdown) {
    reel(stances[fc::index_of(seen.defender())]);
  }
  add_markers(stage, stances, winner_of(seen));
  if (is_decided(seen)) {
    scene::show_verdict(stage, winner_of(seen));
  }
  return stage;
}

namespace {

constexpr float tumbling = 0.5F;

bool is_count(const Rolled& roll) { return roll.call.purpose == static_cast<std::uint8_t>(Purpose::count); }

}  // namespace

int final_count(const Rolled& roll) { return std::min(scene::counted_out, roll.value + roll.call.bonus); }

float seconds_to_settle(const Rolled& roll) { return is_count(roll) ? counting.until_read(final_count(roll)) : tumbling; }

int counted_at(const Rolled& roll, double age) { return counting.counted_at(age, final_count(roll)); }

float seconds_since_called(const Rolled& roll, double age) {
  const int called = counted_at(roll, age);
  return called == 0 ? 0 : static_cast<float>(age) - counting.until_called(called);
}

float known_after(const BoutEnded& end) {
  return end.method == Method::decision || end.method == Method::draw ? verdict_read_after : 0;
}

float gliding_seconds(const Event& event) {
  // To the stools and from them, and back from a neutral corner.
  return scene::is_one_of<RoundEnded, RoundBegan, Counted, BoutEnded>(event) ? 0.8F : 0.28F;
}

}  // namespace fc::ringside
