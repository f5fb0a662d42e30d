// Knock Out's games, told fight by fight.
#include "library/knock-out/game.h"
#include "match/match_of.h"
#include "tests/playthroughs.h"

namespace fc::knock_out::test {
/// Seasons and challenges stand out, everything else is indented below them.
std::string tell(const Match& match) {
  return fc::test::told_below<Rules, SeasonBegan, Challenged, SeasonEnded>(
      match, [&](const Event& event) { return event_line(match_of<Rules>(match).setup(), event); });
}

}  // namespace fc::knock_out::test
