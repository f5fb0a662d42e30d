// Ringside on the command line.
//
// Of every game the same names are expected: `open_commands(game)`, `own_options()` and `examples()`.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "cli/game_commands.h"
#include "library/ringside/game.h"
#include "match/games.h"

namespace fc::ringside {

/// game: Ringside; it must outlive the commands. Fault: the first thing in its data that they cannot use.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game);

/// What only its own requests may say.
std::span<const cli::OwnOption> own_options();

/// Two simulations as they are typed.
std::array<std::string_view, 2> examples();

/// Uniform-random bouts of average men over 12 rounds, tactics on. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::ringside
