// The campaign on the command line: sim, bench and the list of its men.
#pragma once

#include "cli/game_commands.h"
#include "library/ringside-campaign/game.h"

namespace fc::ringside_campaign {

/// Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::ringside_campaign
