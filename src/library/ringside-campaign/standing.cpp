#include "library/ringside-campaign/standing.h"

#include "library/ringside-campaign/script_words.h"
#include "rules/ringside-campaign/reckoning.h"

namespace fc::ringside_campaign {

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = std::string("ringside-campaign.stands.").append(phase_words[place_of(state.phase)]),
                    .places = {{"week", std::to_string(state.week)},
                               {"meeting", std::to_string(state.meeting)},
                               {"bouts", std::to_string(state.bouts)}}};
  standing.length = state.bouts;
  if (state.phase == Phase::finished) {
    standing.over = true;
    for (const Ranked& ranked : ranking_of(setup, state)) {
      if (ranked.rank == 1) {
        standing.winners.push_back(ranked.seat);
      }
    }
    standing.method = standing.winners.size() == 1 ? "richest" : "shared";
    standing.key = "ringside-campaign.stands." + standing.method;
  }
  return standing;
}

std::optional<int> title_at_stake(const Setup& /*setup*/, const State& state) {
  const BilledBout& bout = state.night[0];
  if (!bout.title) {
    return std::nullopt;
  }
  for (const Corner corner : both_corners) {
    if (bout.man(corner) == state.ladder.champion) {
      return static_cast<int>(index_of(corner));
    }
  }
  return vacant_title;
}

}  // namespace fc::ringside_campaign
