// Bouts as database rows: what is stored of each, and how it is written, read and cleared of a person. No threads here.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "match/match.h"
#include "records/records.h"
#include "records/sqlite.h"

namespace fc::records {

/// Id of a saved bout, from 1, never reused; 0: none.
using BoutId = std::int64_t;

/// Position of a bout within a long game: `place` is the index, in the long game's choices, of the choice that the bout's
/// result becomes.
struct InsideOf {
  BoutId bout = 0;
  std::int64_t place = 0;

  friend bool operator==(const InsideOf&, const InsideOf&) = default;
};

/// A position in a script: numbers of dice and choices before it.
struct Steps {
  std::size_t dice = 0;
  std::size_t choices = 0;

  friend bool operator==(const Steps&, const Steps&) = default;
};

/// The bout from which this one was continued as a copy; the original is unchanged.
struct ForkOf {
  BoutId bout = 0;  ///< the original, possibly deleted since; 0: it was never saved
  Steps place{};    ///< length of the common script
  int length = 0;   ///< `Standing::length` at that place

  friend bool operator==(const ForkOf&, const ForkOf&) = default;
};

/// `SeatRow::sitter` in a bout imported as a bare script.
inline constexpr std::string_view unknown_sitter = "unknown";

/// Who sits on a seat. sitter: "person", "shared:2" (shares the device of seat 2, from 0; "shared": of an unknown seat),
/// "bot" or `unknown_sitter`. profile: a person's name ("person" if not given), or a bot's level.
struct SeatRow {
  std::string sitter;
  std::string profile;
  bool won = false;
  /// In a long game: ranges of choices in which somebody else decided for him, "12-40 77-"; no end: still now.
  std::string away{};

  friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// Whether a person sits there, with a device of his own or a shared one.
bool is_person(std::string_view sitter);
/// Whether a person sits there whose name is known.
bool has_name(const SeatRow& seat);

/// Everything stored of a bout except dice and choices.
struct BoutRow {
  BoutId id = 0;
  std::string game;                  ///< slug
  std::string setup;                 ///< JSON, as in the script
  std::vector<std::string> names{};  ///< by seat, as displayed when it began
  std::int64_t begun = 0;            ///< seconds since 1970
  std::int64_t touched = 0;          ///< when the latest step was taken, seconds since 1970
  bool lesson = false;
  Standing standing{};               ///< winners are stored with the seats
  std::optional<InsideOf> inside{};  ///< none: not part of a long game
  /// The title that the surrounding long game puts at stake, as `Standing::title`; the bout's own standing takes precedence.
  std::optional<int> title{};
  std::string source{};          ///< file it was imported from; empty: none
  std::optional<ForkOf> fork{};  ///< only for inserting; to read it, see `fork_of`
};

/// Inserts a bout without dice and choices, under `row.id` or, if 0, the next id. If the bout it is inside of no longer
/// exists, it becomes independent. Returns the id.
Result<BoutId> insert_bout(const Database& database, const BoutRow& row, const std::vector<SeatRow>& seats);

/// Truncates the stored script to `kept`, then appends the rest of `script`.
Result<void> write_steps(const Database& database, BoutId bout, const Script& script, const Steps& kept);

/// Updates the standing of a bout, and counts it if it is over. False: there is no such bout.
Result<bool> write_standing(const Database& database, BoutId bout, const Standing& standing, std::int64_t now);
/// Writes who sits where, from seat 0 on.
Result<void> write_seats(const Database& database, BoutId bout, const std::vector<SeatRow>& seats);

/// Deletes a bout and those inside it, and removes them from all sums, with the names that are in no other bout.
Result<void> remove_bout(const Database& database, BoutId bout);
/// Deletes bouts (with those inside them) until at most `most` are left. Order: unfinished ones except the newest, which may
/// be continued, then finished ones; oldest first. Returns the deleted ids.
Result<std::vector<BoutId>> make_room(const Database& database, std::int64_t most);

/// A page of bouts that are not inside others, newest first. before: only ids below this; 0: from the newest on.
Result<std::vector<BoutRow>> bouts_before(const Database& database, BoutId before, int most);
/// Filter of a list.
struct BoutFilter {
  std::string game{};          ///< slug; empty: all games
  std::optional<bool> over{};  ///< true: finished only; false: unfinished only; none: both
};
/// As `bouts_before`, restricted by `filter`.
Result<std::vector<BoutRow>> bouts_that_fit(const Database& database, const BoutFilter& filter, BoutId before, int most);
/// The page before: the `most` bouts with the next higher ids than `after`, newest first.
Result<std::vector<BoutRow>> bouts_after(const Database& database, BoutId after, int most);
/// Truncates a bout to so many steps, where its standing is `standing`; later bouts inside a long game are deleted.
Result<void> cut_back(const Database& database, BoutId bout, const Steps& kept, const Standing& standing);
/// Deletes the unfinished bouts at these places of a long game: behind so many choices of it, which others take the place
/// of.
Result<void> remove_unfinished_inside(const Database& database, BoutId bout, std::size_t choices);
/// The unfinished bout played last, inside a long game or not; none if all are finished.
Result<std::optional<BoutRow>> newest_touched(const Database& database);
/// The newest unfinished bout that is not inside another; none if there is none.
Result<std::optional<BoutRow>> newest_going_on(const Database& database);
/// None: there is no such bout.
Result<std::optional<BoutRow>> find_bout(const Database& database, BoutId bout);
/// The bouts inside a long game, by place.
Result<std::vector<BoutRow>> bouts_inside(const Database& database, BoutId bout);
/// The bout it was copied from; none: it is not a copy.
Result<std::optional<ForkOf>> fork_of(const Database& database, BoutId bout);
Result<std::vector<SeatRow>> seats_of(const Database& database, BoutId bout);
/// The whole script.
Result<Script> script_of(const Database& database, const BoutRow& row);
/// Hash of a script, stored to find a bout by its script. Collisions are improbable but possible.
std::int64_t fingerprint_of(const Script& script);
/// Whether a bout was imported from this file.
Result<bool> has_source(const Database& database, const std::string& source);

/// SQL of the two queries behind screens, for tests of their query plans.
const char* page_command();
const char* going_on_command();

// Import: a single script, and folders of files that older versions saved.

/// Opens a new match from a script's set-up (see match/games.h).
using OpenMatch = std::function<Result<std::unique_ptr<Match>>(const Script&)>;

/// The row of a script, without id; plays it to find its standing. Faults: the script is invalid.
Result<BoutRow> row_of(const Script& script, const OpenMatch& open);

/// Inserts a bout with its whole script. Returns the id.
Result<BoutId> insert_script(const Database& database, const BoutRow& row, const std::vector<SeatRow>& seats,
                             const Script& script);

/// The trustworthy beginning of an invalid script.
struct SoundPart {
  Steps steps;
  Standing standing;  ///< there
};
/// For a script with an illegal step: the part up to the last bell before it, where the game's count (rounds, fights, bouts)
/// last grew. Later steps may be corrupt although they happen to be legal. None: the script is valid, or its set-up is not.
std::optional<SoundPart> sound_part(const Script& script, const OpenMatch& open);

/// Result of importing a folder.
struct TakenOver {
  int bouts = 0;
  /// Files that are no bouts of this build, where they were moved to.
  std::vector<std::filesystem::path> refused;
};

/// Imports the folder `bouts` of an older version once: `000017.json` a script, `000017-over.json` a finished one,
/// `000017.seats.json` who sat there ({"seats": ["person", "shared", "champion"], "lesson": true}). Bouts keep their ids if
/// free. Imported files are moved to `bouts-taken-over` beside it, those without a bout to `bouts-unreadable`; none is
/// deleted. An interrupted import is completed next time. Fault: the records cannot be written; other files are unchanged.
Result<TakenOver> take_over(Records& records, const std::filesystem::path& folder, const OpenMatch& open);

// Deletes a person from everything that is stored.

/// Anonymises a person in the database: his seats become unnamed, seats labelled with his name lose the label, and all sums
/// are recomputed. Bouts stay, as does a boxer of the same name. Call in a transaction, followed by `wipe`. Returns the
/// number of bouts he sat in.
Result<std::int64_t> forget_person(const Database& database, const std::string& name);

/// The names of all people who have a seat, of bouts and lessons, over or not, and those that are left of others.
Result<std::vector<std::string>> people_in(const Database& database);

/// Rewrites the file without remains of deleted data and truncates its log. Not within a transaction.
Result<void> wipe(const Database& database);
/// Cuts the log beside the database to nothing. Fault locked: somebody reads it.
Result<void> cut_log(const Database& database);

/// The names that the settings offer; empty if there is no file. Faults: those of reading the file.
Result<std::vector<std::string>> names_in_settings(const std::filesystem::path& settings);

/// Removes the name from those the settings offer. Writes nothing if there is no file or no such name. Faults: those of
/// reading and writing the file.
Result<void> forget_in_settings(const std::filesystem::path& settings, const std::string& name);

/// Files below the folder, except the database, that contain the name as written in JSON or a database, or that cannot be
/// read: exported bouts, damaged databases that were set aside. They are the player's own, so he is only told of them.
std::vector<std::filesystem::path> files_that_name(const std::filesystem::path& folder, const std::string& name);

}  // namespace fc::records
