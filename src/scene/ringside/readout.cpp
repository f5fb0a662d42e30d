#include "scene/ringside/readout.h"

#include "rules/ringside/agility.h"

namespace fc::ringside {

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
