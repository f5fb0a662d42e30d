// What answers of The Ring say about whoever gives them.
#pragma once

#include <vector>

#include "library/habits.h"
#include "rules/the-ring/choice.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

/// Strategies, and what is done about a foul that nobody saw.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

}  // namespace fc::the_ring
