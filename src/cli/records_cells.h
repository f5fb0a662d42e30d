// What the tables of `records` are made of.
#pragma once

#include <cstdint>
#include <string>

#include "cli/listings.h"
#include "library/checked_json.h"
#include "records/tallies.h"

namespace fc::cli {

/// As clocks here show it; "2026-11-21 18:05". seconds: since 1970; "?" where no clock shows it.
std::string local_time(std::int64_t seconds);
/// For programs: "2026-11-21T17:05:33Z".
std::string exact_time(std::int64_t seconds);

/// On one line: see `json_text`.
std::string text_of(const Json& json);
Json json_of(const records::Tally& tally);

/// As RFC 4180 has it; what a spreadsheet would take for a formula has an apostrophe before it.
std::string in_csv(const BoxerTable& table);

}  // namespace fc::cli
