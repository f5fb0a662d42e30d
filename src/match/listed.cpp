#include <array>

#include "generated/match_games.h"
#include "match/games.h"

#define FC_DECLARE(game, slug) \
  template <>                  \
  fc::GameEntry fc::game_entry<fc::game::Rules>();
FC_FOR_EACH_GAME(FC_DECLARE)

namespace fc {

std::span<const GameEntry> listed_games() {
#define FC_ENTRY(game, slug) game_entry<game::Rules>(),
  static const std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
  return entries;
}

}  // namespace fc
