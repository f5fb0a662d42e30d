// The Ring on the command line.
//
// Of every game the same names are expected: `open_commands(game)`, `own_options()` and `examples()`.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "cli/game_commands.h"
#include "library/the-ring/game.h"
#include "match/games.h"

namespace fc::the_ring {

/// game: The Ring; it must outlive the commands. Fault: the first thing in its data that they cannot use.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game);

/// What only its own requests may say.
std::span<const cli::OwnOption> own_options();

/// Two simulations as they are typed.
std::array<std::string_view, 2> examples();

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
