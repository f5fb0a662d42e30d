// What is kept as tables for spreadsheets.
#pragma once

#include <span>
#include <string>

namespace fc::records {

/// Texts as one row of a table with commas, its end with it: each on one line, and none a formula where a spreadsheet opens
/// it. Source: RFC 4180.
std::string csv_row(std::span<const std::string> cells);

}  // namespace fc::records
