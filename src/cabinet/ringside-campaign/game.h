// The campaign's corner of the cabinet.
//
// Of every game the same name is expected: `open_corner(game)`.
#pragma once

#include <memory>

#include "cabinet/program/corner_game.h"
#include "core/result.h"
#include "match/games.h"

namespace fc::ringside_campaign {

/// game: the campaign; it must outlive the corner.
Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const Game& game);

}  // namespace fc::ringside_campaign
