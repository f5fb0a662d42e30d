// Knock Out's corner of the cabinet: its teams, seats and options in the match set-up.
#pragma once

#include <filesystem>
#include <memory>

#include "cabinet/program/corner_game.h"
#include "core/result.h"

namespace fc::knock_out {

/// Reads the teams and tables below `data`. Fault: the first thing there that cannot be used.
Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const std::filesystem::path& data);

}  // namespace fc::knock_out
