// Knock Out on the command line.
#pragma once

#include "cli/game_commands.h"
#include "library/knock-out/game.h"

namespace fc::knock_out {

/// Plays uniform-random professional games of five and measures the speed. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::knock_out
