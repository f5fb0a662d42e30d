// The career on the command line: sim, bench and the list of the ladder's men.
#pragma once

#include "cli/game_commands.h"
#include "library/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

/// Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::dice_boxing_career
