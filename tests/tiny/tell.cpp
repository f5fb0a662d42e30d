// Tiny's bouts, told turn by turn.
#include "library/tiny/game.h"
#include "match/match_of.h"
#include "tests/playthroughs.h"

namespace fc::tiny::test {

/// Rounds and turns stand out, everything else is indented below them.
std::string tell(const Match& match) {
  std::string text;
  for (const Event& event : match_of<Rules>(match).events()) {
    const bool heads = std::holds_alternative<RoundBegan>(event) || std::holds_alternative<WentFor>(event);
    text.append(heads ? "" : "    ").append(event_line(event)).append("\n");
  }
  return text;
}

}  // namespace fc::tiny::test
