#include "cli/commands.h"

#include <fmt/format.h>

#include <ostream>
#include <vector>

#include "core/cleaned.h"
#include "library/checked_json.h"
#include "library/data_folder.h"
#include "library/whole_file.h"
#include "match/script.h"

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

std::string error_answer(std::string_view message) { return R"({"error":)" + json_text(message) + "}"; }

int complain(const Streams& streams, const Fault& found) {
  streams.err << escaped(one_line(found)) << '\n';
  return status_bad_input;
}

Result<std::string> read_input(const std::string& file, const Streams& streams) {
  if (file == "-") {
    return read_whole(streams.in, "standard input");
  }
  return read_whole(file);
}

Result<Games> open_games(const std::filesystem::path& asked) {
  FC_TRY(const auto data, find_data_folder(asked));
  return Games::load(data);
}

}  // namespace fc::cli
