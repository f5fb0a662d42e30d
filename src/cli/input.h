// What the commands read, and how they say that it cannot be used.
#pragma once

#include <filesystem>
#include <string>

#include "cli/command_line.h"
#include "core/result.h"
#include "match/games.h"

namespace fc::cli {

/// The one line for a person on err, and the status of bad input.
int complain(const Streams& streams, const Fault& found);

/// All of a file; "-" is standard input. Fault: see `read_whole`.
Result<std::string> read_input(const std::string& file, const Streams& streams);

/// The games with their data. asked: --data. Fault: the first thing in it that cannot be used.
Result<Games> open_games(const std::filesystem::path& asked);

}  // namespace fc::cli
