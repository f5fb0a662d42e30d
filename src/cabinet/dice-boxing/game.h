// DICE Boxing's corner of the cabinet: its boxers and options in the match set-up.
//
// Of every game `open_corner(game)` is expected.
#pragma once

#include <memory>

#include "cabinet/program/corner_game.h"
#include "core/result.h"
#include "match/games.h"

namespace fc::dice_boxing {

/// game: DICE Boxing; it must outlive the corner. Fault: the first thing in its data that the corner cannot use.
Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const Game& game);

}  // namespace fc::dice_boxing
