#include "cabinet/program/corner_games.h"

#include <algorithm>

#include "generated/cabinet_games.h"

namespace fc::cabinet {

Result<CornerGames> CornerGames::open(const std::filesystem::path& data) {
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
  return CornerGames(std::move(games));
}

CornerGame* CornerGames::find(std::string_view slug) const {
  const auto found = std::ranges::find(games_, slug, [](const auto& game) { return game->slug(); });
  return found == games_.end() ? nullptr : found->get();
}

std::string CornerGames::slugs() const {
  std::string slugs;
  for (const auto& game : games_) {
    slugs += (slugs.empty() ? "" : ", ") + std::string(game->slug());
  }
  return slugs;
}

}  // namespace fc::cabinet
