// The career on the command line: sim, bench and the list of the ladder's men.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "cli/game_commands.h"
#include "library/dice-boxing-career/game.h"
#include "match/games.h"

namespace fc::dice_boxing_career {

/// game: the career; it must outlive the commands.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game);

/// What only its own requests may say.
std::span<const cli::OwnOption> own_options();

/// Two simulations as they are typed.
std::array<std::string_view, 2> examples();

/// Takes about a second.
cli::BenchResult bench(const Catalogue& catalogue);

}  // namespace fc::dice_boxing_career
