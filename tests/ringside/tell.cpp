// Ringside's bouts, told turn by turn.
#include "library/ringside/game.h"
#include "match/match_of.h"
#include "tests/playthroughs.h"

namespace fc::ringside::test {
/// Turns and rounds stand out, everything else is indented below them.
std::string tell(const Match& match) {
  return fc::test::told_below<Rules, RoundBegan, TurnBegan>(match, [](const Event& event) { return event_line(event); });
}

}  // namespace fc::ringside::test
