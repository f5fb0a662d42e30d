#include "cli/records_cells.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <string_view>

#include "core/cleaned.h"
#include "library/plain_text.h"
#include "records/exchange.h"

namespace fc::cli {
namespace {

/// Whether a spreadsheet would take it for a formula. A number is none.
bool is_formula(std::string_view text) {
  const bool is_number = text.size() > 1 && text.find_first_not_of("0123456789.", 1) == std::string_view::npos;
  return !text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos && !is_number;
}

/// A text of the records on one line, for a table. Source: RFC 4180; the apostrophe is what spreadsheets take for "a text".
std::string field(const std::string& text) {
  const std::string cell = (is_formula(text) ? "'" : "") + escaped(text);
  if (cell.find_first_of(",\"") == std::string::npos) {
    return cell;
  }
  std::string quoted = "\"";
  for (const char letter : cell) {
    quoted.append(letter == '"' ? 2 : 1, letter);
  }
  return quoted + '"';
}

/// Whether clocks show such a time; the book may be damaged.
bool is_time(std::int64_t seconds) {
  return seconds >= 0 && seconds <= records::latest_time;
}
constexpr const char* no_time = "?";

}  // namespace

std::string local_time(std::int64_t seconds) {
  if (!is_time(seconds)) {
    return no_time;
  }
  const std::time_t then = seconds;
  std::tm local{};
  localtime_r(&then, &local);
  return fmt::format("{:%Y-%m-%d %H:%M}", local);
}

std::string exact_time(std::int64_t seconds) {
  if (!is_time(seconds)) {
    return no_time;
  }
  const std::time_t then = seconds;
  std::tm utc{};
  gmtime_r(&then, &utc);
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", utc);
}

std::string text_of(const Json& json) {
  return json_text(json) + "\n";
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
    text += "\r\n";
  };
  write_row(table.head);
  for (const auto& row : table.rows) {
    write_row(row);
  }
  return text;
}

}  // namespace fc::cli
