// DICE Boxing on the command line.
#pragma once

#include <array>

#include "cli/game_commands.h"
#include "library/dice-boxing/game.h"

namespace fc::dice_boxing {

/// The options of the command `boxers` beside those of every game.
inline constexpr std::array<cli::OwnOption, 7> boxers_options{{
    {"--name", "every word of it stands in the name", false, cli::OwnUse::boxers},
    {"--era", "who boxed in this decade, as 1960", false, cli::OwnUse::boxers},
    {"--style", "boxer, mover, technician, counterpuncher, swarmer, slugger", false, cli::OwnUse::boxers},
    {"--level", "club, gatekeeper, contender, elite", false, cli::OwnUse::boxers},
    {"--kind", "real, great, made-up, own", false, cli::OwnUse::boxers},
    {"--sort", "roster, name, strength, knockout, wins, year", false, cli::OwnUse::boxers},
    {"--roster-seed", "what the made-up boxers are made from (2008)", false, cli::OwnUse::boxers},
}};

/// The list of boxers that fit the request. The user's own boxers come first; they have neither years nor record, so a
/// filter by era or level leaves them out. Faults unknown_value, out_of_range: a wrong value of an option.
Result<cli::BoxerTable> boxer_table(const Catalogue& catalogue, const cli::BoxersRequest& request);

/// Plays uniform-random bouts of Ali and Tyson over 12 rounds and measures the speed. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::dice_boxing
