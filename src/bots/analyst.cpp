#include "bots/analyst.h"

namespace fc {

std::string place_in_script(StepKind kind, const StepPlace& place) {
  return kind == StepKind::die ? "dice[" + std::to_string(place.dice) + "]"
                               : "choices[" + std::to_string(place.choices) + "]";
}

std::vector<SecretPick> secret_picks(const Ledger& ledger, std::size_t corner) {
  const double side = corner == 0 ? 1 : -1;
  std::vector<SecretPick> picks;
  for (const LedgerStep& step : ledger.steps) {
    if (step.kind == StepKind::picks) {
      const StepAnswer& answer = step.chosen.at(corner);
      picks.push_back({.topic = answer.topic,
                       .taken = answer.taken,
                       .mix = answer.mix,
                       .came_off = side * (step.reading - step.errors[0] + step.errors[1]) > 0});
    }
  }
  return picks;
}

}  // namespace fc
