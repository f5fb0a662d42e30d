// What answers of Knock Out say about whoever gives them.
#pragma once

#include <vector>

#include "library/habits.h"
#include "rules/knock-out/choice.h"
#include "rules/knock-out/state.h"

namespace fc::knock_out {

/// Cards in the ring, and what is done at the betting tables.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

}  // namespace fc::knock_out
