// Speed and signature of the career's rules.
#pragma once

#include "cli/game_commands.h"
#include "library/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

/// Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::dice_boxing_career
