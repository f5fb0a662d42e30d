// The corner of the cabinet where a career begins: the newcomer, his class and styles, and what it will be.
//
// Of every game `open_corner(game)` is expected.
#pragma once

#include <memory>

#include "cabinet/program/corner_game.h"
#include "core/result.h"
#include "match/games.h"

namespace fc::dice_boxing_career {

/// game: the career; it must outlive the corner.
Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const Game& game);

}  // namespace fc::dice_boxing_career
