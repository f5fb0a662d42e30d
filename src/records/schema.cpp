#include "records/sqlite.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace fc::records {
namespace {

/// What each version adds to the one before. A version that has been given out is never changed again.
constexpr std::array migrations{
    // A seat is held by a person, by one who shares a device, or by a bot; the profile says who decides: a person's name, or
    // the level of the bot. A step is a die or a choice; each of both has numbers of its own, as in the script.
    R"(
CREATE TABLE profile (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE);
CREATE TABLE bout (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game TEXT NOT NULL,
  setup TEXT NOT NULL,
  names TEXT NOT NULL,
  begun INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  lesson INTEGER NOT NULL,
  over INTEGER NOT NULL,
  stands TEXT NOT NULL,
  method TEXT NOT NULL,
  length INTEGER NOT NULL,
  inside_of INTEGER REFERENCES bout ON DELETE CASCADE,
  place INTEGER,
  source TEXT UNIQUE);
CREATE INDEX bout_shown ON bout (id) WHERE inside_of IS NULL;
CREATE INDEX bout_going_on ON bout (id) WHERE inside_of IS NULL AND over = 0;
CREATE INDEX bout_inside ON bout (inside_of, place) WHERE inside_of IS NOT NULL;
CREATE TABLE seat (
  bout INTEGER NOT NULL REFERENCES bout ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  sitter TEXT NOT NULL,
  profile INTEGER NOT NULL REFERENCES profile,
  won INTEGER NOT NULL,
  PRIMARY KEY (bout, seat)) WITHOUT ROWID;
CREATE INDEX seat_of ON seat (profile);
CREATE TABLE step (
  bout INTEGER NOT NULL REFERENCES bout ON DELETE CASCADE,
  choice INTEGER NOT NULL,
  number INTEGER NOT NULL,
  value NOT NULL,
  PRIMARY KEY (bout, choice, number)) WITHOUT ROWID;
)",
    // A party is a boxer, a person, the level of a bot or a game; a deed is what a bout was for one of them, and tallies are
    // the sums of results, kept so that no page of the records adds up a hundred thousand bouts. Words for numbers:
    // party.kind
    // is a `Whose`, deed.outcome an `Outcome`, deed.title a `TitleChange`, bout.title the seat of who held the title that
    // was
    // at stake (-1: it was vacant; null: none was). A tally's game may be '' (all games), its period 0 (ever), a year or a
    // month as 202611, its beside 0 (anybody) or a party. A party is unsettled while its streaks have to be counted anew.
    R"(
ALTER TABLE bout ADD COLUMN title INTEGER;
ALTER TABLE bout ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX bout_uncounted ON bout (id) WHERE counted = 0 AND over = 1 AND lesson = 0;
CREATE INDEX bout_not_over ON bout (id) WHERE over = 0;
CREATE TABLE party (
  id INTEGER PRIMARY KEY,
  kind INTEGER NOT NULL,
  name TEXT NOT NULL,
  unsettled INTEGER NOT NULL DEFAULT 0,
  UNIQUE (kind, name));
CREATE INDEX party_unsettled ON party (id) WHERE unsettled = 1;
CREATE TABLE deed (
  who INTEGER NOT NULL REFERENCES party,
  ended INTEGER NOT NULL,
  bout INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  game TEXT NOT NULL,
  outcome INTEGER NOT NULL,
  method TEXT NOT NULL,
  title INTEGER NOT NULL,
  PRIMARY KEY (who, ended, bout, seat)) WITHOUT ROWID;
CREATE INDEX deed_of_bout ON deed (bout);
CREATE INDEX deed_of_game ON deed (who, game, ended, bout, seat);
CREATE INDEX deed_of_title ON deed (who, ended, bout) WHERE title <> 0;
CREATE TABLE tally (
  game TEXT NOT NULL,
  period INTEGER NOT NULL,
  beside INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  who INTEGER NOT NULL REFERENCES party,
  bouts INTEGER NOT NULL,
  won INTEGER NOT NULL,
  lost INTEGER NOT NULL,
  drawn INTEGER NOT NULL,
  titles_won INTEGER NOT NULL,
  titles_defended INTEGER NOT NULL,
  titles_lost INTEGER NOT NULL,
  streak INTEGER NOT NULL,
  best_streak INTEGER NOT NULL,
  PRIMARY KEY (game, period, beside, kind, who)) WITHOUT ROWID;
CREATE INDEX tally_of ON tally (who, game, period, beside);
CREATE INDEX tally_by_bouts ON tally (game, period, beside, kind, bouts DESC, who);
CREATE INDEX tally_by_won ON tally (game, period, beside, kind, won DESC, who);
CREATE INDEX tally_by_streak ON tally (game, period, beside, kind, best_streak DESC, who);
CREATE INDEX tally_by_titles ON tally (game, period, beside, kind, titles_won + titles_defended DESC, who);
CREATE TABLE ending (
  who INTEGER NOT NULL REFERENCES party,
  game TEXT NOT NULL,
  period INTEGER NOT NULL,
  beside INTEGER NOT NULL,
  outcome INTEGER NOT NULL,
  method TEXT NOT NULL,
  bouts INTEGER NOT NULL,
  PRIMARY KEY (who, game, period, beside, outcome, method)) WITHOUT ROWID;
)",
    // What people like to do, told from the scripts: of each bout, and summed up. bout.told is the version of the telling; a
    // bout that was told by an older one is told anew.
    R"(
ALTER TABLE bout ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
CREATE INDEX bout_untold ON bout (told, id) WHERE counted = 1;
CREATE TABLE habit_of (
  bout INTEGER NOT NULL,
  who INTEGER NOT NULL REFERENCES party,
  question TEXT NOT NULL,
  answer TEXT NOT NULL,
  times INTEGER NOT NULL,
  guessed INTEGER NOT NULL,
  guessed_right INTEGER NOT NULL,
  PRIMARY KEY (bout, who, question, answer)) WITHOUT ROWID;
CREATE TABLE habit (
  who INTEGER NOT NULL REFERENCES party,
  game TEXT NOT NULL,
  question TEXT NOT NULL,
  answer TEXT NOT NULL,
  times INTEGER NOT NULL,
  guessed INTEGER NOT NULL,
  guessed_right INTEGER NOT NULL,
  PRIMARY KEY (who, game, question, answer)) WITHOUT ROWID;
)",
    // bout.fingerprint is a number for its game, set-up and steps (see bouts.cpp), so that a bout that comes in again is
    // found
    // among thousands of the same set-up; null: an older version kept it, and nobody has asked yet. The application's number
    // says whose file it is: "FCbk".
    R"(
ALTER TABLE bout ADD COLUMN fingerprint INTEGER;
CREATE INDEX bout_fingerprint ON bout (fingerprint);
PRAGMA application_id = 1178821227;
)",
    // What a machine that nobody tends keeps for its operator (audits.h): sums by day (as 20261124; 0: what is older than
    // all days that are kept), what was changed, and values by their keys: settings, the PIN's hash, credits.
    R"(
CREATE TABLE audit (
  day INTEGER NOT NULL,
  what TEXT NOT NULL,
  detail TEXT NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (day, what, detail)) WITHOUT ROWID;
CREATE TABLE operator_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  was TEXT NOT NULL,
  became TEXT NOT NULL);
CREATE TABLE operator_value (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL) WITHOUT ROWID;
)",
    // Where a bout went on from: another one, which may be gone since (0: it was never kept), so many dice and choices of
    // it, and how long it had gone on there, as bout.length.
    R"(
CREATE TABLE fork (
  bout INTEGER PRIMARY KEY REFERENCES bout ON DELETE CASCADE,
  came_from INTEGER NOT NULL,
  dice INTEGER NOT NULL,
  choices INTEGER NOT NULL,
  length INTEGER NOT NULL);
)",
    // What luck, reading and choices were in the bouts of people (results.h), as millionths of a certain win: of each seat,
    // and summed up by month. bout.weighed is the version of the weighing; a bout that an older one weighed is weighed anew.
    R"(
ALTER TABLE bout ADD COLUMN weighed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX bout_unweighed ON bout (weighed, id) WHERE counted = 1;
CREATE TABLE weighed_seat (
  bout INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  who INTEGER NOT NULL REFERENCES party,
  game TEXT NOT NULL,
  month INTEGER NOT NULL,
  decisions INTEGER NOT NULL,
  expected INTEGER NOT NULL,
  result INTEGER NOT NULL,
  luck INTEGER NOT NULL,
  reading INTEGER NOT NULL,
  errors INTEGER NOT NULL,
  PRIMARY KEY (bout, seat)) WITHOUT ROWID;
CREATE INDEX weighed_seat_of ON weighed_seat (who, game, bout);
CREATE TABLE weighed (
  who INTEGER NOT NULL REFERENCES party,
  game TEXT NOT NULL,
  month INTEGER NOT NULL,
  bouts INTEGER NOT NULL,
  decisions INTEGER NOT NULL,
  expected INTEGER NOT NULL,
  result INTEGER NOT NULL,
  luck INTEGER NOT NULL,
  reading INTEGER NOT NULL,
  errors INTEGER NOT NULL,
  PRIMARY KEY (who, game, month)) WITHOUT ROWID;
)",
    // Between which choices of a long game somebody else decided for who sits there: "12-40 77-", the last one to this day.
    R"(
ALTER TABLE seat ADD COLUMN away TEXT NOT NULL DEFAULT '';
CREATE INDEX bout_begun_alike ON bout (game, setup) WHERE inside_of IS NULL;
)"};
constexpr std::int64_t own_application = 0x4643626b;

/// What lies in a database: its tables and the rest, each with the command that makes it, without blanks.
using Things = std::set<std::string>;
struct Contents {
  Things things;
  bool has_triggers = false;
  bool has_own_tables = false;  ///< by their names
};

Result<Contents> contents_of(const Database& database) {
  Contents contents;
  int own = 0;
  FC_TRY(each_row(database.prepare("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"),
                  [&](const Statement& row) {
                    const std::string type = row.text(0);
                    contents.has_triggers = contents.has_triggers || type == "trigger";
                    own += int{type == "table" && (row.text(1) == "bout" || row.text(1) == "step")};
                    std::string command = row.text(2);
                    std::erase_if(command, [](char letter) { return letter == ' ' || letter == '\n'; });
                    contents.things.insert(type + " " + row.text(1) + " " + command);
                  }));
  contents.has_own_tables = own == 2;
  return contents;
}

/// What a database of that version has in it.
Result<Things> things_of_version(int version) {
  FC_TRY(const Database model, Database::open(":memory:", Database::Access::read, 0));
  for (int next = 0; next < version; ++next) {
    FC_TRY(model.run(migrations[static_cast<std::size_t>(next)]));
  }
  FC_TRY(Contents contents, contents_of(model));
  return std::move(contents.things);
}

Result<std::int64_t> said_version(const Database& database) { return one_number(database.prepare("PRAGMA user_version")); }

}  // namespace

int newest_version() { return static_cast<int>(migrations.size()); }

Result<int> version_of(const Database& database) {
  FC_TRY(const Contents found, contents_of(database));
  FC_TRY(const std::int64_t said, said_version(database));
  FC_TRY(const std::int64_t application, one_number(database.prepare("PRAGMA application_id")));
  const bool may_be_own = application == 0 || application == own_application;
  if (found.things.empty() && may_be_own && said <= newest_version()) {
    return 0;
  }
  for (int version = newest_version(); version > 0 && !found.has_triggers; --version) {
    FC_TRY(const Things own, things_of_version(version));
    // Where the number agrees, somebody may have added a table or an index for himself.
    if (found.things == own || (said == version && std::ranges::includes(found.things, own))) {
      return version;
    }
  }
  const bool was_own = application == own_application || (may_be_own && (found.has_own_tables || found.things.empty()));
  if (was_own && said > newest_version() && !found.has_triggers) {
    return fault(FaultCode::too_new, "records",
                 "are of version " + std::to_string(said) + ", this program knows those up to " +
                     std::to_string(newest_version()) + "; use the newer program, or another folder");
  }
  if (was_own) {
    return fault(FaultCode::damaged, "records", "its tables are not those of a book of bouts any more");
  }
  return fault(FaultCode::wrong_type, "records",
               "is a database of another program, which is left alone; move it, or name another folder with --saves DIR");
}

Result<void> bring_up_to_date(const Database& database, bool repair) {
  FC_TRY(const int found, version_of(database));
  FC_TRY(const std::int64_t said, said_version(database));
  if (found == newest_version() && (said == found || !repair)) {
    return {};
  }
  return in_transaction(database, [&]() -> Result<void> {
    // Another program may have done it while we waited for our turn.
    FC_TRY(const int from, version_of(database));
    for (auto next = static_cast<std::size_t>(from); next < migrations.size(); ++next) {
      FC_TRY(database.run(migrations[next]));
    }
    return database.run("PRAGMA user_version = " + std::to_string(newest_version()));
  });
}

}  // namespace fc::records
