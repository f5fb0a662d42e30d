#include "library/tiny/standing.h"

#include "rules/tiny/turns.h"

namespace fc::tiny {

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = "tiny.round_line",
                    .places = {{"round", std::to_string(state.round)}, {"rounds", std::to_string(setup.rounds)}}};
  standing.length = state.round;
  if (state.phase == Phase::finished) {
    const int winner = turns::leader(setup, state);
    standing.over = true;
    standing.method = winner < 0 ? "draw" : count_standing(setup, state) == 1 ? "last-standing" : "hearts";
    standing.key = "tiny.stands." + standing.method;
    if (winner >= 0) {
      standing.winners = {winner};
    }
  }
  return standing;
}

}  // namespace fc::tiny
