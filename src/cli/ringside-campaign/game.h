// The campaign on the command line: simulation, benchmark and the list of its men.
#pragma once

#include "cli/game_commands.h"
#include "library/ringside-campaign/game.h"

namespace fc::ringside_campaign {

/// Plays campaigns with random answers and measures the speed. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::ringside_campaign
