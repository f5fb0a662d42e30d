// Who is likely to win, by the two cards alone.
#pragma once

#include "rules/dice-boxing/setup.h"

namespace fc::dice_boxing {

/// The chance of `boxer` to beat `opponent` in a bout with these options, 0 to 1, a draw being half a win: the `Outlook` at
/// the first bell, from either corner in turn. Some ten microseconds. Off by 1.7 points
/// of 100 on average, by 8 at worst, for 360 pairs (near-equal, any of one class, up to three classes apart) who boxed 2,000
/// bouts each as contenders, over 4 and over 12 rounds.
double chance_to_beat(const BoxerCard& boxer, const BoxerCard& opponent, const Options& options, const Charts& charts);

/// How many of such bouts end drawn, 0 to 1. chance: of one of them, a draw being half a win. Off by 1 point of 100 for
/// nearly equal pairs over 4 to 15 rounds, by 4 at worst for pairs that box for the cards alone.
double chance_of_a_draw(double chance, int rounds);

}  // namespace fc::dice_boxing
