// Ringside's corner of the cabinet: its boxers and options in the match set-up.
//
// Of every game the same name is expected: `open_corner(data)`.
#pragma once

#include <filesystem>
#include <memory>

#include "cabinet/program/corner_game.h"
#include "core/result.h"

namespace fc::ringside {

/// Reads the boxers below `data`. Fault: the first thing there that cannot be used.
Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const std::filesystem::path& data);

}  // namespace fc::ringside
