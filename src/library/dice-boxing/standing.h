// Where a bout of DICE Boxing stands: round and action, or how it ended.
#pragma once

#include "library/standing.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

/// Methods: those of 3.10. The length is counted in rounds.
Standing standing_of(const Setup& setup, const State& state);

}  // namespace fc::dice_boxing
