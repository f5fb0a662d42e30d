// What came of a bout of DICE Boxing, from the side of your man, who is red. Source: rules/dice-boxing/rules.md, 6.5, 7.3.
#pragma once

#include "rules/dice-boxing-career/state.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing_career {

/// fought: its set-up; end: how it was finished. knows_draws: false in a tourney, where the cards of a drawn bout are
/// added up, and the favourite goes on if they are equal too.
Outcome result_of(const dice_boxing::Setup& fought, const dice_boxing::State& end, bool knows_draws);

}  // namespace fc::dice_boxing_career
