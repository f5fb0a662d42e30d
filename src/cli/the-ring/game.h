// The Ring on the command line.
#pragma once

#include <array>

#include "cli/game_commands.h"
#include "library/the-ring/game.h"

namespace fc::the_ring {

/// The options of the command `boxers` beside those of every game.
inline constexpr std::array<cli::OwnOption, 2> boxers_options{{
    {"--name", "every word of it stands in the name", false, cli::OwnUse::boxers},
    {"--kind", "roster, standard, records, own", false, cli::OwnUse::boxers},
}};

/// The list of boxers that fit the request, the user's own first. Fault unknown_value: a wrong value of an option.
Result<cli::BoxerTable> boxer_table(const Catalogue& catalogue, const cli::BoxersRequest& request);

/// Plays bouts of two standard heavyweights over 12 rounds and measures the speed. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::the_ring
