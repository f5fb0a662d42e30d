// The career on the command line: sim, bench and the list of the ladder's men.
#pragma once

#include <memory>
#include <span>

#include "cli/game_commands.h"
#include "match/games.h"

namespace fc::dice_boxing_career {

/// game: the career; it must outlive the commands.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game);

/// What only its own requests may say.
std::span<const cli::OwnOption> own_options();

}  // namespace fc::dice_boxing_career
