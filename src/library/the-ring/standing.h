// Where a bout of The Ring stands: round and segment, or how it ended.
#pragma once

#include "library/standing.h"
#include "rules/the-ring/setup.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

/// Methods: those of section 7. The length is counted in rounds.
Standing standing_of(const Setup& setup, const State& state);

}  // namespace fc::the_ring
