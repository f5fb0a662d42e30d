// Knock Out's corner of the cabinet: its teams, seats and options in the match set-up.
#pragma once

#include <memory>

#include "cabinet/program/corner_game.h"
#include "core/result.h"
#include "match/games.h"

namespace fc::knock_out {

/// game: Knock Out; it must outlive the corner. Fault: the first thing in its data that the corner cannot use.
Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const Game& game);

}  // namespace fc::knock_out
