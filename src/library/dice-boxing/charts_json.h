// The charts of a bout, read from data/dice-boxing/charts.json. Source: rules/dice-boxing/rules.md, 2.3 to 2.11.
#pragma once

#include "library/checked_json.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing {

/// All of charts.json. Every percentile table must hold each face of 00 to 99 once, in order. Faults: those of checked_json;
/// out_of_range: a gap, an overlap or an end before 99; unknown_value: a word that the rules do not have, or effects after
/// one that leads elsewhere.
Result<Charts> read_charts(const Json& object);

}  // namespace fc::dice_boxing
