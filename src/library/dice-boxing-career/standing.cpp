#include "library/dice-boxing-career/standing.h"

#include "rules/dice-boxing-career/names.h"

namespace fc::dice_boxing_career {
namespace {

std::string_view going_on(const State& state) {
  if (state.phase == Phase::tourney) {
    return "tourney";
  }
  const int rank = own_rank(state);
  return rank == no_rank ? "free" : rank == 0 ? "champion" : "ranked";
}

}  // namespace

Standing standing_of(const Setup& /*setup*/, const State& state) {
  Standing standing{.key = std::string("dice-boxing-career.stands.").append(going_on(state)),
                    .places = {{"rank", std::to_string(own_rank(state))},
                               {"fights", std::to_string(state.fights())},
                               {"wins", std::to_string(state.record.wins)},
                               {"losses", std::to_string(state.record.losses)},
                               {"draws", std::to_string(state.record.draws)},
                               {"titles", std::to_string(state.titles)}}};
  standing.length = state.fights();
  if (state.phase == Phase::finished) {
    standing.over = true;
    standing.method = name_of(state.retired);
    standing.key = "dice-boxing-career.stands." + standing.method;
    if (state.titles > 0) {
      standing.winners = {0};
    }
  }
  return standing;
}

std::optional<int> title_at_stake(const Setup& /*setup*/, const State& state) {
  if (state.phase != Phase::bout || !is_title_fight(state, state.opponent)) {
    return std::nullopt;
  }
  return state.is_champion() ? 0 : 1;
}

}  // namespace fc::dice_boxing_career
