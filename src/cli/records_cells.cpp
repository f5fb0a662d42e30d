#include "cli/records_cells.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>

namespace fc::cli {
namespace {

/// A text of the records on one line, for a table.
std::string field(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) {
    return text;
  }
  std::string quoted = "\"";
  for (const char letter : text) {
    quoted.append(letter == '"' ? 2 : 1, letter);
  }
  return quoted + '"';
}

}  // namespace

std::string local_time(std::int64_t seconds) {
  const std::time_t then = seconds;
  std::tm local{};
  localtime_r(&then, &local);
  return fmt::format("{:%Y-%m-%d %H:%M}", local);
}

std::string exact_time(std::int64_t seconds) {
  const std::time_t then = seconds;
  std::tm utc{};
  gmtime_r(&then, &utc);
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", utc);
}

std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json json_of(const records::Tally& tally) {
  return Json{{"name", tally.name},
              {"games", tally.games},
              {"bouts", tally.bouts},
              {"in_progress", tally.going_on},
              {"won", tally.won},
              {"lost", tally.lost},
              {"drawn", tally.drawn},
              {"titles", {{"won", tally.titles_won}, {"defended", tally.titles_defended}, {"lost", tally.titles_lost}}},
              {"streak", tally.streak},
              {"best_streak", tally.best_streak},
              {"won_by", tally.won_by},
              {"lost_by", tally.lost_by}};
}

std::string in_csv(const BoxerTable& table) {
  std::string text;
  const auto write_row = [&text](const std::vector<std::string>& row) {
    for (std::size_t column = 0; column < row.size(); ++column) {
      text += (column == 0 ? "" : ",") + field(row[column]);
    }
    text += "\n";
  };
  write_row(table.head);
  for (const auto& row : table.rows) {
    write_row(row);
  }
  return text;
}

}  // namespace fc::cli
