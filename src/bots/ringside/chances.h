// Who is likely to win, by the two cards alone.
#pragma once

#include "rules/ringside/setup.h"

namespace fc::ringside {

/// The chance of `boxer` to beat `opponent` over so many scheduled rounds, 0 to 1, a draw being half a win. A logistic
/// estimate: what a card is worth was fitted to 685 pairs (each of the thirty against each, and boxers made by dice), how
/// much the rounds count to about 140 pairs who boxed 500 bouts of each length as contenders. Off by 3 points of 100 on
/// average, by 15 at worst.
double chance_to_beat(const Boxer& boxer, const Boxer& opponent, int rounds);

}  // namespace fc::ringside
