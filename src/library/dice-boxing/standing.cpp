#include "library/dice-boxing/standing.h"

#include "rules/dice-boxing/bout_names.h"

namespace fc::dice_boxing {

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = "dice-boxing.round_line",
                    .places = {{"round", std::to_string(state.round)},
                               {"rounds", std::to_string(setup.options.rounds)},
                               {"action", std::to_string(state.action)}}};
  standing.length = state.round;
  if (state.phase == Phase::finished) {
    standing.over = true;
    standing.method = name_of(state.end.method);
    standing.key = "dice-boxing.stands." + standing.method;
    if (state.end.on_cards) {
      standing.key.append("-").append(name_of(state.end.verdict));
    }
    if (state.end.has_winner) {
      standing.winners = {static_cast<int>(state.end.winner)};
    }
  }
  return standing;
}

}  // namespace fc::dice_boxing
