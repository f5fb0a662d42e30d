// The corner of the cabinet where a tour of Tiny begins.
#pragma once

#include <memory>

#include "cabinet/program/corner_game.h"
#include "match/games.h"

namespace fc::tiny_tour {

/// game: the tour; it must outlive the corner.
Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const Game& game);

}  // namespace fc::tiny_tour
