#include <array>

#include "cli/game_commands.h"
#include "generated/cli_games.h"

namespace fc::cli {

std::span<const CommandsEntry> listed_commands() {
#define FC_ENTRY(game, game_slug)                    \
  CommandsEntry{.slug = game_slug,                   \
                .open = &game::open_commands,        \
                .own_options = &game::own_options,   \
                .option_facts = &game::option_facts, \
                .examples = &game::examples},
  static constexpr std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
#undef FC_ENTRY
  return entries;
}

}  // namespace fc::cli
