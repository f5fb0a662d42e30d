#include "scene/knock-out/opening_pose.h"

#include "rules/knock-out/rules.h"
#include "scene/knock-out/stance.h"

namespace fc::knock_out {
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

Act act_of(Phase phase) {
  switch (phase) {
    case Phase::start: return Act::start_player;
    case Phase::challenge: return Act::challenge;
    case Phase::train_red:
    case Phase::train_blue: return Act::training;
    case Phase::bet: return Act::betting;
    case Phase::punch_red:
    case Phase::punch_blue: return Act::fight;
    case Phase::finished: break;
  }
  return Act::finished;
}

}  // namespace

Pose opening_pose(const Setup& setup) {
  Pose pose;
  pose.shown.now = told_of(Rules::view(setup, Rules::opening(setup), no_seat));
  const State& now = pose.shown.now;
  pose.shown.act = pose.act_before = act_of(now.phase);
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

}  // namespace fc::knock_out
