#include "library/ringside/standing.h"

#include <array>

namespace fc::ringside {
namespace {

constexpr std::array<std::string_view, 5> methods{"", "ko", "tko", "decision", "draw"};

}  // namespace

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = "ringside.round_line",
                    .places = {{"round", std::to_string(state.round)},
                               {"rounds", std::to_string(setup.rounds)},
                               {"turn", std::to_string(state.turn)}}};
  standing.length = state.round;
  if (state.phase == Phase::finished) {
    standing.over = true;
    standing.method = methods[static_cast<std::size_t>(state.method)];
    standing.key = "ringside.stands." + standing.method;
    if (state.has_winner) {
      standing.winners = {static_cast<int>(state.winner)};
    }
  }
  return standing;
}

}  // namespace fc::ringside
