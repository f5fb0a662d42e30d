// What may come of a bout, by the two men's forms and chance: for trial campaigns and for bouts that nobody waits for.
// Source: rules/ringside-campaign/rules.md, 9.1.
#pragma once

#include "core/random.h"
#include "rules/ringside-campaign/setup.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

/// A result of the bout that is awaited, which the rules take.
Choice quick_result(const Setup& setup, const State& state, Random& random);

}  // namespace fc::ringside_campaign
