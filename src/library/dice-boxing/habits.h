// What answers of DICE Boxing say about whoever gives them.
#pragma once

#include <vector>

#include "library/habits.h"
#include "rules/dice-boxing/choice.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

/// The plans of the rounds.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

}  // namespace fc::dice_boxing
