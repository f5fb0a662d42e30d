#include <array>

#include "cli/game_commands.h"
#include "generated/cli_games.h"

// Of every game, defined in cli/<slug>/game.cpp.
#define FC_DECLARE(game, slug)   \
  namespace fc::game {           \
  cli::CommandsEntry commands(); \
  }
FC_FOR_EACH_GAME(FC_DECLARE)
#undef FC_DECLARE

namespace fc::cli {

std::span<const CommandsEntry> listed_commands() {
#define FC_ENTRY(game, slug) game::commands(),
  static const std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
#undef FC_ENTRY
  return entries;
}

}  // namespace fc::cli
