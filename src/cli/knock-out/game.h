// Knock Out on the command line.
#pragma once

#include <memory>
#include <span>

#include "cli/game_commands.h"
#include "match/games.h"

namespace fc::knock_out {

/// game: Knock Out; it must outlive the commands. Fault: the first thing in its data that they cannot use.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game);

/// What only its own requests may say.
std::span<const cli::OwnOption> own_options();

}  // namespace fc::knock_out
