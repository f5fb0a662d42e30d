// The Ring on the command line.
//
// Of every game the same names are expected: `open_commands(game)` and `own_options()`.
#pragma once

#include <memory>
#include <span>

#include "cli/game_commands.h"
#include "match/games.h"

namespace fc::the_ring {

/// game: The Ring; it must outlive the commands. Fault: the first thing in its data that they cannot use.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game);

/// What only its own requests may say.
std::span<const cli::OwnOption> own_options();

}  // namespace fc::the_ring
