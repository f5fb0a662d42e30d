#include "match/script_texts.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace fc {
namespace {

constexpr std::string_view blanks = " \t\r\n";

bool is_blank(std::string_view line) { return line.find_first_not_of(blanks) == std::string_view::npos; }

std::vector<ScriptText> lines_of(std::string_view text) {
  std::vector<ScriptText> lines;
  for (std::size_t line = 1; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (!is_blank(text.substr(0, end))) {
      lines.push_back({.text = text.substr(0, end), .line = line});
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace

std::vector<ScriptText> split_scripts(std::string_view text) {
  std::vector<ScriptText> lines = lines_of(text);
  if (lines.size() < 2 || nlohmann::json::accept(lines.front().text)) {
    return lines;
  }
  // The first line is no whole value: an object written over many lines, or JSON Lines whose first script is bad. Inside an
  // object that is laid out over lines, no further line begins with a brace.
  const bool more_begin = std::any_of(lines.begin() + 1, lines.end(), [](const auto& line) { return line.text[0] == '{'; });
  if (more_begin && !nlohmann::json::accept(text)) {
    return lines;
  }
  return {{.text = text, .line = lines.front().line}};
}

}  // namespace fc
