// What answers of a career say about whoever guides the boxer.
#pragma once

#include <vector>

#include "library/habits.h"
#include "rules/dice-boxing-career/choice.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

/// What he trains, how he finds his next man, and which of two men he takes. None of the rest.
std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice);

}  // namespace fc::dice_boxing_career
