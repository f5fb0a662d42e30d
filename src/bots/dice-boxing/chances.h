// Who is likely to win, by the two cards alone.
#pragma once

#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing {

/// How strong a card is: differences of it are what `chance_to_beat` looks at. Source: rules/dice-boxing.md, 9.4.
int strength_of(const Ratings& ratings);

/// The chance of `boxer` to beat `opponent`, 0 to 1, a draw being half a win: a logistic estimate from the difference of
/// their strengths, the weights of both classes included.
double chance_to_beat(const BoxerCard& boxer, const BoxerCard& opponent, const Charts& charts);

}  // namespace fc::dice_boxing
