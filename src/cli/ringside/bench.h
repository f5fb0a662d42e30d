// Speed of Ringside's rules against the speed of their dice, and a number that says what they do.
#pragma once

#include "cli/game_commands.h"
#include "library/ringside/game.h"

namespace fc::ringside {

/// Uniform-random bouts of average men over 12 rounds, tactics on. Takes about a second.
cli::BenchResult bench(const Charts& charts);

}  // namespace fc::ringside
