// The Ring on the command line.
#pragma once

#include <array>

#include "cli/game_commands.h"
#include "library/the-ring/game.h"

namespace fc::the_ring {

/// What `boxers` knows beside what it knows of every game.
inline constexpr std::array<cli::OwnOption, 2> boxers_options{{
    {"--name", "every word of it stands in the name", false, cli::OwnUse::boxers},
    {"--kind", "roster, standard, records, own", false, cli::OwnUse::boxers},
}};

/// The list, the user's own boxers first. Fault unknown_value: what an option was given.
Result<cli::BoxerTable> boxer_table(const Catalogue& catalogue, const cli::BoxersRequest& request);

/// Bouts of two standard heavyweights who box for 12 rounds. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::the_ring
