// The career's outcome of a bout of DICE Boxing, from the side of your boxer, who is red. Source:
// rules/dice-boxing/rules.md, 6.5, 7.3.
#pragma once

#include "rules/dice-boxing-career/state.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing_career {

/// fought: the bout's set-up; end: its final state. knows_draws: false in a tourney: then the winner of a drawn bout is who
/// has the higher sum of the three cards, and if those are equal the favourite.
Outcome result_of(const dice_boxing::Setup& fought, const dice_boxing::State& end, bool knows_draws);

}  // namespace fc::dice_boxing_career
