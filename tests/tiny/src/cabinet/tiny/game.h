// Tiny's corner of the cabinet.
#pragma once

#include <memory>

#include "cabinet/program/corner_game.h"
#include "match/games.h"

namespace fc::tiny {

/// game: Tiny; it must outlive the corner.
Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const Game& game);

}  // namespace fc::tiny
