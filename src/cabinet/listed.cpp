#include <array>

#include "cabinet/program/corner_game.h"
#include "generated/cabinet_games.h"

#define FC_ENTRY(game, game_slug) CornerEntry{.slug = game_slug, .open = &open_corner<game::Rules>},

// What each game specialises in cabinet/<slug>.
#define FC_DECLARE(game, slug) \
  template <>                  \
  fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::game::Rules>(const Game&);
FC_FOR_EACH_GAME(FC_DECLARE)

namespace fc::cabinet {

constexpr std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
std::span<const CornerEntry> listed_corners() { return entries; }

}  // namespace fc::cabinet
