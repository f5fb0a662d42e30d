// Scripts in a text: one, or one a line.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace fc {

/// A script in a file, with the line it begins on.
struct ScriptText {
  std::string_view text;
  std::size_t line = 1;
};

/// Finds the scripts in a text: one JSON object (over any number of lines), or JSON Lines with one script a line. Empty
/// lines are passed over. Whether they are JSON at all is not looked at.
std::vector<ScriptText> split_scripts(std::string_view text);

}  // namespace fc
