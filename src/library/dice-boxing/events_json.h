// The chart of unique events and injuries, with what each of them does. Source: rules/dice-boxing/rules.md, 2.9.
#pragma once

#include "library/checked_json.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing {

/// Reads `unique` of the charts. Faults name the place.
Result<void> read_unique(const Json& list, Charts& charts);

}  // namespace fc::dice_boxing
