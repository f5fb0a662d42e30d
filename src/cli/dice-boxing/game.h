// DICE Boxing on the command line.
#pragma once

#include <array>

#include "cli/game_commands.h"
#include "library/dice-boxing/game.h"

namespace fc::dice_boxing {

/// What `boxers` knows beside what it knows of every game.
inline constexpr std::array<cli::OwnOption, 7> boxers_options{{
    {"--name", "every word of it stands in the name", false, cli::OwnUse::boxers},
    {"--era", "who boxed in this decade, as 1960", false, cli::OwnUse::boxers},
    {"--style", "boxer, mover, technician, counterpuncher, swarmer, slugger", false, cli::OwnUse::boxers},
    {"--level", "club, gatekeeper, contender, elite", false, cli::OwnUse::boxers},
    {"--kind", "real, great, made-up, own", false, cli::OwnUse::boxers},
    {"--sort", "roster, name, strength, knockout, wins, year", false, cli::OwnUse::boxers},
    {"--roster-seed", "what the made-up boxers are made from (2008)", false, cli::OwnUse::boxers},
}};

/// The list. The user's own boxers come first; they have neither years nor record, so an era or a level leaves them out.
/// Fault unknown_value, out_of_range: what an option was given.
Result<cli::BoxerTable> boxer_table(const Catalogue& catalogue, const cli::BoxersRequest& request);

/// Uniform-random bouts of Ali and Tyson over 12 rounds. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::dice_boxing
