// Ringside on the command line.
//
// Of every game the same names are expected: `open_commands(data)`, and `check_data(data)` of library/<game>.
#pragma once

#include <filesystem>
#include <memory>

#include "cli/game_commands.h"
#include "library/ringside/game.h"

namespace fc::ringside {

/// Reads Ringside's data. Fault: what cannot be used.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const std::filesystem::path& data);

}  // namespace fc::ringside
