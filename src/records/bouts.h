// Bouts as rows: what is kept of each, and how it is written and read. Knows no thread and no screen.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "records/records.h"
#include "records/sqlite.h"

namespace fc::records {

/// The number of a kept bout, from 1, never given twice; 0: none.
using BoutId = std::int64_t;

/// A bout that belongs to another: the bout of a long game, and its place in that, which is the number of the choice that
/// its result becomes (`choices[place]` of the long game's script).
struct InsideOf {
  BoutId bout = 0;
  std::int64_t place = 0;

  friend bool operator==(const InsideOf&, const InsideOf&) = default;
};

/// How far a script has got: so many dice and choices.
struct Steps {
  std::size_t dice = 0;
  std::size_t choices = 0;

  friend bool operator==(const Steps&, const Steps&) = default;
};

/// Where a bout went on from another, which stays as it was.
struct ForkOf {
  BoutId bout = 0;  ///< that other one, which may be gone; 0: it was never kept
  Steps place{};    ///< how much of its script both share
  int length = 0;   ///< as `Standing::length`, there

  friend bool operator==(const ForkOf&, const ForkOf&) = default;
};

/// Of a bout that came as a script alone.
inline constexpr std::string_view unknown_sitter = "unknown";

/// Who sits on a seat. sitter: "person", "shared:2" (the device of seat 2, from 0; "shared": nobody knows whose), "bot",
/// `unknown_sitter`. profile: who decides; the name of a person ("person" while nobody has given one), or the level of a
/// bot.
struct SeatRow {
  std::string sitter;
  std::string profile;
  bool won = false;
  /// Of a long game: between which of its choices somebody else decided for him, "12-40 77-": to this day where no end is.
  std::string away{};

  friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// Whether a person sits there, with whatever device.
bool is_person(std::string_view sitter);
/// Whether a person sits there whose name is known.
bool has_name(const SeatRow& seat);

/// What is kept of a bout besides its script's dice and choices.
struct BoutRow {
  BoutId id = 0;
  std::string game;                ///< slug
  std::string setup;               ///< JSON, as in the script
  std::vector<std::string> names;  ///< of the seats, as the screen called them when it began
  std::int64_t begun = 0;          ///< seconds since 1970
  std::int64_t touched = 0;        ///< when the latest step was taken, seconds since 1970
  bool lesson = false;
  Standing standing;                 ///< its winners are kept with their seats
  std::optional<InsideOf> inside{};  ///< none: a bout of its own
  /// The title that is at stake here for the long game it is inside of: as `Standing::title`. What the bout's own standing
  /// says comes first.
  std::optional<int> title{};
  std::string source{};          ///< the file it was taken over from; empty: none
  std::optional<ForkOf> fork{};  ///< for a bout that is added: see `fork_of`
};

/// Adds a bout without dice and choices; its number is `row.id`, or the next one if that is 0. If the bout it belongs to is
/// not there any more, it stands for itself. Returns the number.
Result<BoutId> insert_bout(const Database& database, const BoutRow& row, const std::vector<SeatRow>& seats);

/// Takes off what lies behind `kept`, then adds what `script` has beyond it.
Result<void> write_steps(const Database& database, BoutId bout, const Script& script, const Steps& kept);

/// Writes where a bout stands now, and counts it when it is over. False: there is no such bout any more.
Result<bool> write_standing(const Database& database, BoutId bout, const Standing& standing, std::int64_t now);
/// Writes who sits where, from the first seat on.
Result<void> write_seats(const Database& database, BoutId bout, const std::vector<SeatRow>& seats);

/// Takes a bout, with those inside it, out of the records and out of what they add up to.
Result<void> remove_bout(const Database& database, BoutId bout);
/// Removes bouts (those inside others go with them) until at most `most` are left: first those that were left before their
/// end, but for the newest, which may be continued, then those that are over, each the oldest first. Returns their numbers.
Result<std::vector<BoutId>> make_room(const Database& database, std::int64_t most);

/// A page of bouts that stand for themselves, newest first. before: those older than this one; 0: from the newest on.
Result<std::vector<BoutRow>> bouts_before(const Database& database, BoutId before, int most);
/// What a list shows.
struct BoutFilter {
  std::string game{};          ///< slug; empty: of every game
  std::optional<bool> over{};  ///< only those that are over, or only those that are not
};
/// A page of bouts that stand for themselves and fit, newest first. before: as of `bouts_before`.
Result<std::vector<BoutRow>> bouts_that_fit(const Database& database, const BoutFilter& filter, BoutId before, int most);
/// The page that ends just above this bout, newest first.
Result<std::vector<BoutRow>> bouts_after(const Database& database, BoutId after, int most);
/// Cuts a bout back to so many steps, where it stands as `standing`; bouts of a long game inside it that come later go.
Result<void> cut_back(const Database& database, BoutId bout, const Steps& kept, const Standing& standing);
/// The bout that got its latest step last among those that are not over, inside a long game or not; none if there is none.
Result<std::optional<BoutRow>> newest_touched(const Database& database);
/// The newest bout that is not over; none if there is none.
Result<std::optional<BoutRow>> newest_going_on(const Database& database);
/// None: there is no such bout.
Result<std::optional<BoutRow>> find_bout(const Database& database, BoutId bout);
/// The bouts inside of a long one, by their places.
Result<std::vector<BoutRow>> bouts_inside(const Database& database, BoutId bout);
/// The newest bout that is kept for this place of a long one; none if there is none.
Result<std::optional<BoutRow>> find_inside(const Database& database, const InsideOf& inside);
/// Where a bout went on from; none: it began with its first bell.
Result<std::optional<ForkOf>> fork_of(const Database& database, BoutId bout);
Result<std::vector<SeatRow>> seats_of(const Database& database, BoutId bout);
/// The whole script: the referee's, which goes out as a file.
Result<Script> script_of(const Database& database, const BoutRow& row);
/// What is kept with a bout to find it by its script; different scripts have different ones as good as always.
std::int64_t fingerprint_of(const Script& script);
/// Whether a bout was taken over from this file.
Result<bool> has_source(const Database& database, const std::string& source);

/// The commands of the two questions that screens ask, for a look at how they are answered.
const char* page_command();
const char* going_on_command();

// Scripts on their way into the records: one that somebody hands in, and the folders of files that older versions kept.

/// Opens a match at its first question; the faults are those of the set-up (match/games.h).
using OpenMatch = std::function<Result<std::unique_ptr<Match>>(const Script&)>;

/// A bout as its script leads to it, without number: played once, to see where it stands. Faults: what is wrong with the
/// script.
Result<BoutRow> row_of(const Script& script, const OpenMatch& open);

/// Adds a bout with its whole script. Returns its number.
Result<BoutId> insert_script(const Database& database, const BoutRow& row, const std::vector<SeatRow>& seats,
                             const Script& script);

/// How far a script that goes wrong is to be trusted.
struct SoundPart {
  Steps steps;
  Standing standing;  ///< there
};
/// Of a script that goes against its rules the part up to the last bell before that: the last place where what the game
/// counts (rounds, fights, bouts) had grown. Between that and the fault there may be steps of another course that happen to
/// be legal. None: the script is sound to its end, or its set-up opens no match.
std::optional<SoundPart> sound_part(const Script& script, const OpenMatch& open);

/// What became of a folder that was taken over.
struct TakenOver {
  int bouts = 0;
  /// Files that hold no bout of this build, where they lie now.
  std::vector<std::filesystem::path> refused;
};

/// Takes over the folder `bouts` of an older version once: `000017.json` a script, `000017-over.json` one that is over,
/// `000017.seats.json` who sat there ({"seats": ["person", "shared", "champion"], "lesson": true}). Bouts keep their numbers
/// where they are free. Files that are taken over are moved to `bouts-taken-over` beside it, those that hold no bout to
/// `bouts-unreadable`; none is deleted. Whatever a kill leaves undone is done the next time. Fault: the records cannot be
/// written; the rest of the folder is as it was.
Result<TakenOver> take_over(Records& records, const std::filesystem::path& folder, const OpenMatch& open);

}  // namespace fc::records
