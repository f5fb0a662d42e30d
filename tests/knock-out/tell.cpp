// Knock Out's games, told fight by fight.
#include "library/knock-out/game.h"
#include "match/match_of.h"
#include "tests/playthroughs.h"

namespace fc::knock_out::test {
/// Seasons and challenges stand out, everything else is indented below them.
std::string tell(const Match& match) {
  const MatchOf<Rules>& bout = match_of<Rules>(match);
  std::string text;
  for (const Event& event : bout.events()) {
    const bool heads = std::holds_alternative<SeasonBegan>(event) || std::holds_alternative<Challenged>(event) ||
                       std::holds_alternative<SeasonEnded>(event);
    text.append(heads ? "" : "    ").append(event_line(bout.setup(), event)).append("\n");
  }
  return text;
}

}  // namespace fc::knock_out::test
