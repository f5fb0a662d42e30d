// Where a campaign stands: the week and what is done in it, or who is the richest.
#pragma once

#include <optional>

#include "library/standing.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// Methods: richest, shared (several are the richest). The length is counted in bouts.
Standing standing_of(const Setup& setup, const State& state);

/// Of the bout that is awaited: who comes with the title, as `Standing::title`, by corner.
std::optional<int> title_at_stake(const Setup& setup, const State& state);

}  // namespace fc::ringside_campaign
