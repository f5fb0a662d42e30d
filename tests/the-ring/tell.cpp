// The Ring's bouts, told die by die.
#include "library/the-ring/event_line.h"
#include "library/the-ring/game.h"
#include "match/match_of.h"
#include "tests/playthroughs.h"

namespace fc::the_ring::test {

/// Rounds stand out, dice below them, and below each die what came of it.
std::string tell(const Match& match) {
  const MatchOf<Rules>& bout = match_of<Rules>(match);
  std::string text;
  for (const Event& event : bout.events()) {
    const bool heads = std::holds_alternative<RoundBegan>(event);
    const bool asks = std::holds_alternative<Rolled>(event) || std::holds_alternative<PickSealed>(event);
    text.append(heads ? "" : asks ? "  " : "    ").append(event_line(event)).append("\n");
  }
  return text;
}

}  // namespace fc::the_ring::test
