// What answers of Tiny say about whoever gives them.
#pragma once

#include <vector>

#include "library/habits.h"
#include "rules/tiny/choice.h"
#include "rules/tiny/state.h"

namespace fc::tiny {

/// How he comes in; punches once they are guarded, and the guard.
std::vector<Habit> habits_of(const Setup& setup, const State& before, Choice choice);

}  // namespace fc::tiny
