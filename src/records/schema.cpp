#include "records/schema.h"

#include <array>
#include <string>

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
)"};

}  // namespace

int newest_version() {
  return static_cast<int>(migrations.size());
}

Result<void> bring_up_to_date(const Database& database) {
  const auto version = [&database]() -> Result<std::int64_t> {
    FC_TRY(Statement asked, database.prepare("PRAGMA user_version"));
    FC_TRY(asked.next());
    return asked.number(0);
  };
  FC_TRY(const std::int64_t found, version());
  if (found > newest_version()) {
    return fault(FaultCode::too_new, "records",
                 "are of version " + std::to_string(found) + ", this program knows those up to " +
                     std::to_string(newest_version()) + "; use the newer program, or another folder");
  }
  if (found == newest_version()) {
    return {};
  }
  return in_transaction(database, [&]() -> Result<void> {
    // Another program may have done it while we waited for our turn.
    FC_TRY(const std::int64_t from, version());
    for (auto next = static_cast<std::size_t>(from); next < migrations.size(); ++next) {
      FC_TRY(database.run(migrations[next]));
    }
    return database.run("PRAGMA user_version = " + std::to_string(newest_version()));
  });
}

}  // namespace fc::records
