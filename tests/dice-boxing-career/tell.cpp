// Careers, told fight by fight.
#include <string>

#include "library/dice-boxing-career/game.h"
#include "match/match_of.h"
#include "rules/dice-boxing-career/rules.h"
#include "tests/playthroughs.h"

namespace fc::dice_boxing_career::test {

/// Every bout stands out, everything else is indented below it. Who is asked is left out.
std::string tell(const Match& match) {
  const MatchOf<Rules>& career = match_of<Rules>(match);
  std::string text;
  for (const Event& event : career.events()) {
    if (std::holds_alternative<QuestionOpened>(event)) {
      continue;
    }
    text.append(std::holds_alternative<BoutFought>(event) ? "\n" : "    ");
    text.append(event_line(career.setup(), event)).append("\n");
  }
  return text;
}

}  // namespace fc::dice_boxing_career::test
