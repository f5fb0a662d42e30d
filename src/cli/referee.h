// The referee command: scripts in, one answer a line out.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

#include "match/games.h"

namespace fc::cli {

/// Answers every script of `text` on `out`; a bad one with {"error": "..."} and a line "<name>:<line>: ..." on `err`.
/// Returns whether all were answered.
bool referee(const Games& games, std::string_view text, std::string_view name, std::ostream& out, std::ostream& err);

/// {"error": "..."} as one line.
std::string error_answer(std::string_view message);

}  // namespace fc::cli
