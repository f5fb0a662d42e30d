// Tours of Tiny, told stop by stop.
#include "library/tiny-tour/game.h"
#include "match/match_of.h"
#include "tests/playthroughs.h"

namespace fc::tiny_tour::test {

/// Stops stand out, everything else is indented below them.
std::string tell(const Match& match) {
  return fc::test::told_below<Rules, StopReached>(match, [](const Event& event) { return told(event); });
}

}  // namespace fc::tiny_tour::test
