// How `records` prints: the same columns for people, as JSON and as CSV.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "cli/listings.h"
#include "cli/records_commands.h"
#include "library/checked_json.h"
#include "library/words.h"
#include "records/exchange.h"
#include "records/tallies.h"

namespace fc::cli {

/// What rows of the records are worded with.
struct RecordsWords {
  const Words* words = nullptr;
  /// What the seats of a bout are called that is kept without names; empty: nobody knows.
  std::function<std::vector<std::string>(const Script&)> names;
};

/// A page of bouts. next: the number that the following page is asked for by; 0: there is none.
std::string in_form(std::span<const records::BoutRow> rows, std::int64_t next, RecordsForm form, const RecordsWords& words);
/// One bout with its seats and those inside it; as CSV its seats.
std::string in_form(const records::Family& family, RecordsForm form, const RecordsWords& words);

/// The sums of one kind.
struct Sums {
  std::string whose;  ///< "boxer"
  std::vector<records::Tally> tallies;
};
std::string in_form(std::span<const Sums> sums, RecordsForm form);

// What the tables of `records` are made of.

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
