// Where a bout of Tiny stands: the round, or who won.
#pragma once

#include "library/standing.h"
#include "rules/tiny/state.h"

namespace fc::tiny {

/// Methods: last-standing, hearts, draw. The length is counted in rounds.
Standing standing_of(const Setup& setup, const State& state);

}  // namespace fc::tiny
