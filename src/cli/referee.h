// The referee command: scripts in, one answer a line out.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "match/games.h"

namespace fc::cli {

/// A script in a file, with the line it begins on.
struct ScriptText {
  std::string_view text;
  std::size_t line = 1;
};

/// Finds the scripts in a text: one JSON object (over any number of lines), or JSON Lines with one script a line. Empty
/// lines are passed over. Whether they are JSON at all is not looked at.
std::vector<ScriptText> split_scripts(std::string_view text);

/// Answers every script of `text` on `out`; a bad one with {"error": "..."} and a line "<name>:<line>: ..." on `err`.
/// Returns whether all were answered.
bool referee(const Games& games, std::string_view text, std::string_view name, std::ostream& out, std::ostream& err);

/// {"error": "..."} as one line.
std::string error_answer(std::string_view message);

}  // namespace fc::cli
