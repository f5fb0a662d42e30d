// Speed and signature of the campaign's rules.
#pragma once

#include "cli/game_commands.h"
#include "library/ringside-campaign/game.h"

namespace fc::ringside_campaign {

/// Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::ringside_campaign
