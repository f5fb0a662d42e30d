// The referee command: scripts in, one answer a line out.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>

#include "cli/command_line.h"
#include "core/result.h"
#include "match/games.h"

namespace fc::cli {

/// Answers every script of `text` on `out`; a bad one with {"error": "..."} and a line "<name>:<line>: ..." on `err`.
/// Returns whether all were answered.
bool referee(const Games& games, std::string_view text, std::string_view name, std::ostream& out, std::ostream& err);

/// {"error": "..."} as one line.
std::string error_answer(std::string_view message);

// What the commands read, and how they say that it cannot be used.

/// The one line for a person on err, and the status of bad input.
int complain(const Streams& streams, const Fault& found);

/// All of a file; "-" is standard input. Fault: see `read_whole`.
Result<std::string> read_input(const std::string& file, const Streams& streams);

/// The games with their data. asked: --data. Fault: the first thing in it that cannot be used.
Result<Games> open_games(const std::filesystem::path& asked);

}  // namespace fc::cli
