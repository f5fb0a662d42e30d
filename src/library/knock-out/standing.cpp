#include "library/knock-out/standing.h"

#include <string_view>

#include "rules/knock-out/ranking.h"

namespace fc::knock_out {
namespace {

/// Which part of a fight it is, as a key: "knock-out.where.betting".
std::string_view key_of_part(Phase phase) {
  switch (phase) {
    case Phase::start:
    case Phase::challenge:
      return "knock-out.where.challenge";
    case Phase::train_red:
    case Phase::train_blue:
      return "knock-out.where.training";
    case Phase::bet:
      return "knock-out.where.betting";
    case Phase::punch_red:
    case Phase::punch_blue:
      return "knock-out.where.fight";
    case Phase::finished:
      break;
  }
  return "knock-out.where.finished";
}

}  // namespace

Standing standing_of(const Setup& setup, const State& state) {
  const int fought = state.fights[static_cast<std::size_t>(state.season - 1)];
  const int round = state.phase == Phase::bet ? state.fight.bet_round : state.fight.round;
  Standing standing{.key = std::string(key_of_part(state.phase)),
                    .places = {{"season", std::to_string(state.season)},
                               {"fight", std::to_string(fought + 1)},
                               {"round", std::to_string(round)}}};
  standing.length = state.fights[0] + state.fights[1];
  if (state.phase == Phase::finished) {
    standing.over = true;
    for (const Ranked& ranked : ranking_of(setup, state)) {
      if (ranked.rank == 1) {
        standing.winners.push_back(ranked.seat);
      }
    }
    standing.method = standing.winners.size() == 1 ? "richest" : "shared";
  }
  return standing;
}

}  // namespace fc::knock_out
