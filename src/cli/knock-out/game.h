// Knock Out on the command line.
#pragma once

#include <filesystem>
#include <memory>

#include "cli/game_commands.h"
#include "library/knock-out/game.h"

namespace fc::knock_out {

/// Reads Knock Out's data. Fault: what cannot be used.
Result<std::unique_ptr<cli::GameCommands>> open_commands(const std::filesystem::path& data);

}  // namespace fc::knock_out
