// Knock Out on the command line.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "cli/game_commands.h"
#include "library/knock-out/game.h"
#include "match/games.h"

namespace fc::knock_out {

/// game: Knock Out; it must outlive the commands. Fault: the first thing in its data that they cannot use.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game);

/// What only its own requests may say.
std::span<const cli::OwnOption> own_options();

/// Two simulations as they are typed.
std::array<std::string_view, 2> examples();

/// Uniform-random professional games of five. Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::knock_out
