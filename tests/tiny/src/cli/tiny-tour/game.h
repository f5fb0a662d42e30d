// A tour of Tiny on the command line.
#pragma once

#include <memory>
#include <span>

#include "cli/game_commands.h"
#include "library/tiny-tour/game.h"
#include "match/games.h"

namespace fc::tiny_tour {

/// game: the tour; it must outlive the commands.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game);

/// What only its own requests may say.
std::span<const cli::OwnOption> own_options();

std::array<std::string_view, 2> examples();

}  // namespace fc::tiny_tour
