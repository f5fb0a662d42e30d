// Speed of The Ring's rules against the speed of their dice, and a number that says what they do.
#pragma once

#include "cli/game_commands.h"
#include "library/the-ring/game.h"

namespace fc::the_ring {

/// Bouts of two standard heavyweights who box for 12 rounds. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::the_ring
