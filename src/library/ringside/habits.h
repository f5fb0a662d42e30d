// What answers of Ringside say about whoever gives them.
#pragma once

#include <vector>

#include "library/habits.h"
#include "rules/ringside/choice.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

/// Tactics, rushes, counterpunches, clinches; punches once they are guessed, and what was guessed.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

}  // namespace fc::ringside
