// Ringside on the command line.
//
// Of every game `open_commands(game)` is expected.
#pragma once

#include <memory>

#include "cli/game_commands.h"
#include "match/games.h"

namespace fc::ringside {

/// game: Ringside; it must outlive the commands. Fault: the first thing in its data that they cannot use.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game);

}  // namespace fc::ringside
