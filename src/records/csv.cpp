#include "records/exchange.h"

#include <string_view>

#include "core/cleaned.h"

namespace fc::records {
namespace {

/// Whether a spreadsheet would take it for a formula. A number is none.
bool is_formula(std::string_view text) {
  const bool is_number = text.size() > 1 && text.find_first_not_of("0123456789.", 1) == std::string_view::npos;
  return !text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos && !is_number;
}

/// A text of the records on one line, for a table. Source: RFC 4180; the apostrophe is what spreadsheets take for "a text".
std::string csv_cell(const std::string& text) {
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

}  // namespace

std::string csv_row(std::span<const std::string> cells) {
  std::string row;
  for (std::size_t column = 0; column < cells.size(); ++column) {
    row += (column == 0 ? "" : ",") + csv_cell(cells[column]);
  }
  return row + "\r\n";
}

}  // namespace fc::records
