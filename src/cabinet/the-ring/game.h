// The Ring's corner of the cabinet: its boxers and options in the match set-up, and the Solitaire opponent.
//
// Of every game `open_corner(game)` is expected.
#pragma once

#include <memory>

#include "cabinet/program/corner_game.h"
#include "core/result.h"
#include "match/games.h"

namespace fc::the_ring {

/// game: The Ring; it must outlive the corner. Fault: the first thing in its data that the corner cannot use.
Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const Game& game);

}  // namespace fc::the_ring
