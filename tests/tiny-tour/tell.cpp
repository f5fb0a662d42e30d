// Tours of Tiny, told stop by stop.
#include "library/tiny-tour/game.h"
#include "match/match_of.h"
#include "tests/playthroughs.h"

namespace fc::tiny_tour::test {

/// Stops stand out, everything else is indented below them.
std::string tell(const Match& match) {
  std::string text;
  for (const Event& event : match_of<Rules>(match).events()) {
    text.append(std::holds_alternative<StopReached>(event) ? "" : "    ").append(told(event)).append("\n");
  }
  return text;
}

}  // namespace fc::tiny_tour::test
