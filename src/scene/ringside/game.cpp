#include "scene/ringside/game.h"

#include "rules/ringside/rounds.h"
#include "scene/game_scene.h"
#include "scene/ringside/readout.h"
#include "scene/ringside/wording.h"

namespace fc::ringside {

scene::Caption Scene::caption(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  if (!shown.roll) {
    return {};
  }
  const ShownRoll& roll = *shown.roll;
  return {
      .text = roll.settled ? roll_result(roll.call, roll.value, names(), words) : roll_question(roll.call, names(), words),
      .settled = roll.settled,
      .success = roll.settled && roll.call.success != Success::none && roll.call.succeeds(roll.value),
      .ink = roll.call.seat == 0 ? scene::Ink::red : scene::Ink::blue};
}

BoutReadout bout_readout_of(const Setup& setup, const View& view) {
  const State& seen = view.seen;
  BoutReadout standing{.boxers = {},
                       .scorecard = seen.scorecard,
                       .rounds = setup.rounds,
                       .round = seen.round,
                       .turn = seen.turn,
                       .has_attacker = seen.has_attacker,
                       .attacker = seen.attacker,
                       .tactic = seen.tactic,
                       .rush = seen.rush,
                       .finished = seen.method != Method::none,
                       .method = seen.method,
                       .has_winner = seen.has_winner,
                       .winner = seen.winner};
  for (const Corner corner : both_corners) {
    const BoxerState& boxer = seen.boxer(corner);
    const int rush_bonus = seen.rush ? effective_counterpunch(setup, seen) - setup.boxer(seen.defender()).counterpunch : 0;
    standing.boxer(corner) = {.endurance = boxer.endurance,
                              .endurance_shown = static_cast<float>(boxer.endurance),
                              .start = start_endurance(setup, corner),
                              .hits = boxer.hits,
                              .damage = boxer.damage,
                              .knockdowns = boxer.knockdowns,
                              .rounds_won = boxer.rounds_won,
                              .points = boxer.points,
                              .agility = effective_agility(setup, seen, corner),
                              .counterpunch = setup.boxer(corner).counterpunch + rush_bonus,
                              .trapped = boxer.trapped,
                              .covering = boxer.covering,
                              .clinch_barred = boxer.clinch_barred};
  }
  return standing;
}

}  // namespace fc::ringside

template <>
std::unique_ptr<fc::scene::GameScene> fc::scene::make_scene<fc::ringside::Rules>(const Match& match,
                                                                                 const std::vector<std::string>& names) {
  return make_scene_of_two<ringside::Scene, ringside::Rules>(match, names);
}
