#include "bots/analyst.h"

namespace fc {

std::string place_in_script(const LedgerStep& step) {
  return step.kind == StepKind::die ? "dice[" + std::to_string(step.place.dice) + "]"
                                    : "choices[" + std::to_string(step.place.choices) + "]";
}

}  // namespace fc
