#include <array>

#include "cli/game_commands.h"
#include "generated/cli_games.h"

// What each game specialises in cli/<slug>.
#define FC_DECLARE(game, slug) \
  template <>                  \
  fc::cli::CommandsEntry fc::cli::commands<fc::game::Rules>();
FC_FOR_EACH_GAME(FC_DECLARE)

namespace fc::cli {

std::span<const CommandsEntry> listed_commands() {
#define FC_ENTRY(game, slug) commands<game::Rules>(),
  static const std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
  return entries;
}

}  // namespace fc::cli
