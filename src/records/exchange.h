// A kept bout as text that goes out and comes in: the referee's script, one a line, with what the records know besides under
// "kept", which the referee passes over:
//
//   {"game": "...", "setup": {...}, "dice": [...], "choices": [...],
//    "kept": {"begun": 1763787060, "touched": 1763787333, "lesson": true, "names": ["Joe Louis", "Joe Frazier"],
//             "seats": [{"sitter": "person", "profile": "Ann"}, {"sitter": "bot", "profile": "champion"}]}}
//
// A long game goes out with its bouts on the lines after it; those say {"inside": 4}, their place in it.
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

// What is kept as tables for spreadsheets.

/// Texts as one row of a table with commas, its end with it: each on one line, and none a formula where a spreadsheet opens
/// it. Source: RFC 4180.
std::string csv_row(std::span<const std::string> cells);

/// No bout was boxed later: the end of the year 9999, in seconds since 1970.
inline constexpr std::int64_t latest_time = 253'402'300'799;

/// A bout with all that is kept of it.
struct WholeBout {
  BoutRow row;
  std::vector<SeatRow> seats;
  Script script;
};

/// A bout and, if it is a long game, the bouts inside it.
struct Family {
  WholeBout head;
  std::vector<WholeBout> inner;  ///< by their places
};

/// None: there is no such bout.
Result<std::optional<Family>> family_of(const Database& database, BoutId bout);

/// Whether it is what a file would have to be; the book may be damaged. Faults: those of JSON at "setup", wrong_type at
/// "setup" or "choices[i]".
Result<void> check_going_out(const Family& family);

/// One line for each bout, with a line break behind each. An inner bout that goes out by itself is a bout like any other.
/// bare: the scripts alone, without "kept".
std::string to_lines(const Family& family, bool bare);

/// Reads one script with what stands under "kept", and plays it to see where it stands. Without a number; of an inner bout
/// only the place is known (`row.inside->place`). Faults: what is wrong with the script, or the place in it ("kept.seats").
Result<WholeBout> read_whole_bout(std::string_view text, const OpenMatch& open);

/// Checks that `inner` is the bout that `head` asks for at its place, and ended as is said there. Faults: out_of_range at
/// "kept.inside", unknown_value at "game" or "setup", illegal_choice at the place in the head's choices.
Result<void> check_inside(const WholeBout& head, const WholeBout& inner, const OpenMatch& open);

/// Bouts of one file that belong together, or what is wrong with them. Lines count from 1.
struct ReadFamily {
  std::size_t line = 1;
  std::size_t wrong_line = 1;
  Result<Family> family;
};
/// A file that has as many lines which are no bout is something else: the rest of it is not read, which is the last fault.
inline constexpr std::size_t most_wrong_lines = 1000;
/// Reads a file of one script, or of one script a line; each is played. A bout inside a long game that was given up, and so
/// is not what came of it there, is left out.
std::vector<ReadFamily> read_families(std::string_view text, const OpenMatch& open);

/// The kept bout with this set-up and script; 0: none. Notes the fingerprints of those that an older version kept.
Result<BoutId> find_equal(const Database& database, const Script& script);

/// Adds a bout with those inside it, under new numbers. Returns the number of the head.
Result<BoutId> insert_family(const Database& database, const Family& family);

/// How a long game that comes in stands to one that is kept: both began alike.
struct Kin {
  enum class Course : std::uint8_t {
    goes_on,  ///< it begins where the kept one stands
    behind,   ///< the kept one has all of it, and has gone on since
    parted,   ///< each has gone on in its own way
  };
  BoutId bout = 0;
  Course course{};
  Steps shared{};
  Standing standing{};  ///< at the last bell that both have
};
/// "goes_on", "behind", "parted".
constexpr std::string_view course_of(const Kin& kin) {
  constexpr std::array<std::string_view, 3> names{"goes_on", "behind", "parted"};
  return names.at(static_cast<std::size_t>(kin.course));
}

/// Asks for the numbers of the bouts of a game and a set-up that are inside none, the newest first.
inline constexpr std::string_view of_one_setup =
    "SELECT id FROM bout WHERE inside_of IS NULL AND game = ?1 AND setup = ?2 ORDER BY id DESC";

/// The kept long game that shares most with this one; none if no beginning is the same but by chance. open: as for
/// `read_whole_bout`.
Result<std::optional<Kin>> find_kin(const Database& database, const Script& script, const OpenMatch& open);

/// What became of a bout that came in.
struct CameIn {
  BoutId bout = 0;
  bool was_there = false;  ///< all of it is kept in `bout`
  std::size_t inner = 0;
  std::optional<Kin> kin{};
};
/// Adds a bout with those inside it, unless it is there already; then only what is kept of none of its places: to be done in
/// one transaction. Nothing that is kept is written over: what goes on from a kept one, or has parted from it, is a bout of
/// its own and a fork of that (`fork_of`).
Result<CameIn> take_in(const Database& database, const Family& family, const OpenMatch& open);

}  // namespace fc::records
