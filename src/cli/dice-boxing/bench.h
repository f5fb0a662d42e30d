// Speed of DICE Boxing's rules against the speed of their dice, and a number that says what they do.
#pragma once

#include "cli/game_commands.h"
#include "library/dice-boxing/game.h"

namespace fc::dice_boxing {

/// Uniform-random bouts of Ali and Tyson over 12 rounds. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::dice_boxing
