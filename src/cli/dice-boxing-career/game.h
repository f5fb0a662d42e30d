// The career on the command line: simulation, benchmark and the list of the men on the ladder.
#pragma once

#include "cli/game_commands.h"
#include "library/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

/// Plays careers with random answers (retiring and losing seldom) and measures the speed. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::dice_boxing_career
