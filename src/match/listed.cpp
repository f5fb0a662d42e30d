#include <array>

#include "generated/match_games.h"
#include "match/game_of.h"

namespace fc {

std::span<const GameEntry> listed_games() {
#define FC_ENTRY(game, game_slug)                                                                                        \
  GameEntry{.slug = game_slug,                                                                                           \
            .load =                                                                                                      \
                [](const std::filesystem::path& data, const Games& games) {                                              \
                  return make_game<game::Rules>(                                                                         \
                      data, read_catalogue<game::Rules, game::Catalogue>(                                                \
                                games, [&data](const auto&... below) { return game::load_catalogue(data, below...); })); \
                },                                                                                                       \
            .check_data = &game::check_data},
  static constexpr std::array entries{FC_FOR_EACH_GAME(FC_ENTRY)};
  return entries;
}

}  // namespace fc
