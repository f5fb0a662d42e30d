// Where a bout of Ringside stands: round and turn, or how it ended.
#pragma once

#include "library/standing.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

/// Methods: ko, tko, decision, draw. The length is counted in rounds.
Standing standing_of(const Setup& setup, const State& state);

}  // namespace fc::ringside
