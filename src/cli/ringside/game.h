// Ringside on the command line.
#pragma once

#include "cli/game_commands.h"
#include "library/ringside/game.h"

namespace fc::ringside {

/// Everybody of the house. Fault unknown_value: another class than heavyweight.
Result<cli::BoxerTable> boxer_table(const Catalogue& catalogue, const cli::BoxersRequest& request);

/// Plays uniform-random bouts of average men over 12 rounds, with tactics, and measures the speed. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::ringside
