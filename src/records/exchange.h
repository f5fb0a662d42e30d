// Export and import of bouts as text: the referee's script, one a line, with further data under "kept", which the referee
// ignores:
//
//   {"game": "...", "setup": {...}, "dice": [...], "choices": [...],
//    "kept": {"begun": 1763787060, "touched": 1763787333, "lesson": true, "names": ["Joe Louis", "Joe Frazier"],
//             "seats": [{"sitter": "person", "profile": "Ann"}, {"sitter": "bot", "profile": "champion"}]}}
//
// A long game is followed by the lines of its bouts; those have {"inside": 4}, their place in it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "records/bouts.h"

namespace fc::records {

// Records as tables for spreadsheets.

/// One CSV row with its line end. Line breaks within a cell are escaped (`escaped`), and no cell is taken for a formula by a
/// spreadsheet. Source: RFC 4180.
std::string csv_row(std::span<const std::string> cells);

/// Latest accepted time: the end of the year 9999, in seconds since 1970.
inline constexpr std::int64_t latest_time = 253'402'300'799;
/// As clocks here show it, "2026-11-21 18:05"; "?" where no clock does, as in a damaged book. seconds: since 1970.
std::string local_time(std::int64_t seconds);
/// For programs: "2026-11-21T17:05:33Z"; "?" as for `local_time`.
std::string exact_time(std::int64_t seconds);

/// A bout with everything stored of it.
struct WholeBout {
  BoutRow row;
  std::vector<SeatRow> seats;
  Script script;
};

/// A bout and, if it is a long game, the bouts inside it.
struct Family {
  WholeBout head;
  std::vector<WholeBout> inner;  ///< sorted by place
};

/// None: there is no such bout.
Result<std::optional<Family>> family_of(const Database& database, BoutId bout);

/// Removes inner bouts that the long game does not ask for at their places, as older versions kept some after choices were
/// taken back; a damaged long game keeps all. Returns how many. open: as for `read_whole_bout`.
std::size_t leave_out_misfits(Family& family, const OpenMatch& open);

/// Checks that a bout can be exported as valid JSON, as the database may be corrupt. Faults: those of JSON at "setup",
/// wrong_type at "setup" or "choices[i]".
Result<void> check_going_out(const Family& family);

/// One line for each bout, each ending in a line break. A head that is itself inside a long game goes out without "inside".
/// bare: scripts only, without "kept".
std::string to_lines(const Family& family, bool bare);

/// Parses one script with its "kept", and plays it to find its standing. The result has no id; an inner bout has only its
/// place (`row.inside->place`). Faults: the script's, or with a place in "kept" ("kept.seats").
Result<WholeBout> read_whole_bout(std::string_view text, const OpenMatch& open);

/// A bout of a file with its inner bouts, or the fault. Lines count from 1.
struct ReadFamily {
  std::size_t line = 1;
  std::size_t wrong_line = 1;
  Result<Family> family;
};
/// After this many faulty lines the rest of a file is not read: it is something else. The last fault says so.
inline constexpr std::size_t most_wrong_lines = 1000;
/// Parses a file of one script, or of one script a line, and plays each. An inner bout that was abandoned, so that its
/// result is not the long game's, is left out. A faulty inner bout costs only itself; those that do not fit into their long
/// game are left out with one fault behind it, those whose long game cannot be read with one for all that follow each other.
std::vector<ReadFamily> read_families(std::string_view text, const OpenMatch& open);

/// The stored bout with the same set-up and script; 0: none. Also stores missing fingerprints of older bouts.
Result<BoutId> find_equal(const Database& database, const Script& script);

/// Inserts a bout with those inside it, under new ids. Returns the id of the head.
Result<BoutId> insert_family(const Database& database, const Family& family);

/// How an imported long game relates to a stored one with the same beginning.
struct RelatedBout {
  enum class Relation : std::uint8_t {
    goes_on,  ///< it continues the stored one
    behind,   ///< the stored one contains all of it and goes further
    parted,   ///< they differ from some point on
  };
  BoutId bout = 0;
  Relation relation{};
  Steps shared{};
  Standing standing{};  ///< at the last bell within the common part
};
/// Name of the relation: "goes_on", "behind" or "parted".
constexpr std::string_view relation_of(const RelatedBout& related) {
  constexpr std::array<std::string_view, 3> names{"goes_on", "behind", "parted"};
  return names.at(static_cast<std::size_t>(related.relation));
}

/// SQL: ids of the bouts with a game and set-up that are not inside others, newest first.
inline constexpr std::string_view of_one_setup =
    "SELECT id FROM bout WHERE inside_of IS NULL AND game = ?1 AND setup = ?2 ORDER BY id DESC";

/// The stored long game with the longest common beginning; none if no more than chance is in common. open: as for
/// `read_whole_bout`.
Result<std::optional<RelatedBout>> find_related(const Database& database, const Script& script, const OpenMatch& open);

/// Result of importing one bout.
struct CameIn {
  BoutId bout = 0;
  bool was_there = false;  ///< all of it was stored already, in `bout`
  std::size_t inner = 0;
  std::optional<RelatedBout> related{};
};
/// Imports a bout with those inside it. If it is stored already, only inner bouts at places without one are added. Call in a
/// transaction. Never overwrites: a continuation or variant of a stored bout becomes a bout of its own and a fork of that
/// one (`fork_of`).
Result<CameIn> take_in(const Database& database, const Family& family, const OpenMatch& open);

}  // namespace fc::records
