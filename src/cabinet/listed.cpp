#include <array>

#include "cabinet/program/corner_game.h"
#include "generated/cabinet_games.h"

// Of every game, defined in cabinet/<slug>/corner.cpp.
#define FC_DECLARE(game, slug)                                           \
  namespace fc::game {                                                   \
  Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const Game&); \
  }
FC_FOR_EACH_GAME(FC_DECLARE)
#undef FC_DECLARE

namespace fc::cabinet {

std::span<const CornerEntry> listed_corners() {
#define FC_ENTRY(game, game_slug) CornerEntry{.slug = game_slug, .open = &game::open_corner},
  static constexpr std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
#undef FC_ENTRY
  return entries;
}

}  // namespace fc::cabinet
