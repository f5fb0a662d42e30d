#include "cli/referee.h"

#include <fmt/format.h>

#include <ostream>
#include <vector>

#include "core/cleaned.h"
#include "library/plain_text.h"
#include "match/script_texts.h"

namespace fc::cli {
bool referee(const Games& games, std::string_view text, std::string_view name, std::ostream& out, std::ostream& err) {
  const std::vector<ScriptText> scripts = split_scripts(text);
  if (scripts.empty()) {
    err << escaped(name) << ": holds no script\n";
    return false;
  }
  bool all_answered = true;
  for (const ScriptText& script : scripts) {
    const auto match = open_match(games, script.text);
    if (match) {
      out << (*match)->answer() << '\n';
      continue;
    }
    const std::string message = one_line(match.error());
    out << error_answer(message) << '\n';
    err << escaped(name) << ':' << script.line << ": " << escaped(message) << '\n';
    all_answered = false;
  }
  return all_answered;
}

std::string error_answer(std::string_view message) {
  return R"({"error":)" + json_text(message) + "}";
}

}  // namespace fc::cli
