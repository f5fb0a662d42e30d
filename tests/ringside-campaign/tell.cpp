// Campaigns, told week by week.
#include <string>

#include "library/ringside-campaign/game.h"
#include "match/match_of.h"
#include "rules/ringside-campaign/rules.h"
#include "tests/playthroughs.h"

namespace fc::ringside_campaign::test {

/// Meetings, weeks and nights stand out, everything else is indented below them. Who is asked is left out.
std::string tell(const Match& match) {
  const MatchOf<Rules>& campaign = match_of<Rules>(match);
  std::string text;
  for (const Event& event : campaign.events()) {
    if (std::holds_alternative<QuestionOpened>(event)) {
      continue;
    }
    if (std::holds_alternative<MeetingBegan>(event) || std::holds_alternative<WeekBegan>(event)) {
      text.append("\n");
    } else if (!std::holds_alternative<NightBegan>(event)) {
      text.append("    ");
    }
    text.append(event_line(campaign.setup(), event)).append("\n");
  }
  return text;
}

}  // namespace fc::ringside_campaign::test
