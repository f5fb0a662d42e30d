// Tiny's bouts, told turn by turn.
#include "library/tiny/game.h"
#include "match/match_of.h"
#include "tests/playthroughs.h"

namespace fc::tiny::test {

/// Rounds and turns stand out, everything else is indented below them.
std::string tell(const Match& match) {
  return fc::test::told_below<Rules, RoundBegan, WentFor>(match, [](const Event& event) { return event_line(event); });
}

}  // namespace fc::tiny::test
