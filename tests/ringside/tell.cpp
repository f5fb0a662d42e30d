// Ringside's bouts, told turn by turn.
#include "library/ringside/game.h"
#include "match/match_of.h"
#include "tests/playthroughs.h"

namespace fc::ringside::test {
/// Turns and rounds stand out, everything else is indented below them.
std::string tell(const Match& match) {
  const MatchOf<Rules>& bout = match_of<Rules>(match);
  std::string text;
  for (const Event& event : bout.events()) {
    const bool heads = std::holds_alternative<RoundBegan>(event) || std::holds_alternative<TurnBegan>(event);
    text.append(heads ? "" : "    ").append(event_line(event)).append("\n");
  }
  return text;
}

}  // namespace fc::ringside::test
