#include "scene/ringside/readout.h"

#include "rules/ringside/agility.h"

namespace fc::ringside {

Standing standing_of(const Setup& setup, const View& view) {
  const State& seen = view.seen;
  Standing standing{.men = {},
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
  for (const Corner corner : {Corner::red, Corner::blue}) {
    const Man& man = seen.man(corner);
    const int rush_bonus = seen.rush ? effective_counterpunch(setup, seen) - setup.boxer(seen.defender()).counterpunch : 0;
    standing.man(corner) = {.endurance = man.endurance,
                            .endurance_shown = static_cast<float>(man.endurance),
                            .start = start_endurance(setup, corner),
                            .hits = man.hits,
                            .damage = man.damage,
                            .knockdowns = man.knockdowns,
                            .rounds_won = man.rounds_won,
                            .points = man.points,
                            .agility = effective_agility(setup, seen, corner),
                            .counterpunch = setup.boxer(corner).counterpunch + rush_bonus,
                            .trapped = man.trapped,
                            .covering = man.covering,
                            .clinch_barred = man.clinch_barred};
  }
  return standing;
}

}  // namespace fc::ringside
