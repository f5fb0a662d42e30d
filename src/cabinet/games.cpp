#include "cabinet/corner_game.h"
#include "generated/cabinet_games.h"

namespace fc::cabinet {

Result<std::vector<std::unique_ptr<CornerGame>>> open_games(const std::filesystem::path& data) {
  std::vector<std::unique_ptr<CornerGame>> games;
  Result<void> opened;
  const auto open = [&](Result<std::unique_ptr<CornerGame>> game) {
    if (game) {
      games.push_back(std::move(*game));
    } else if (opened) {
      opened = tl::make_unexpected(std::move(game.error()));
    }
  };
#define FC_OPEN_GAME(game) open(game::open_corner(data));
  FC_FOR_EACH_GAME(FC_OPEN_GAME)
#undef FC_OPEN_GAME
  if (!opened) {
    return tl::make_unexpected(std::move(opened.error()));
  }
  return games;
}

}  // namespace fc::cabinet
