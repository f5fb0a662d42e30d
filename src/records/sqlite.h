// SQLite as the records need it: a file, statements, transactions. Every refusal is a fault, and nothing throws.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace fc::records {

/// One command to the database with its values, and the row it stands on. Columns and values count from 0.
class Statement {
 public:
  void bind(int place, std::int64_t value);
  void bind(int place, std::string_view value);
  void bind(int place, const std::optional<std::int64_t>& value);

  /// Makes it ready to be carried out again; its values stay until they are bound anew.
  void reset();
  /// Goes to the next row; false: there is none, and the command is done. Faults: see `Database`.
  Result<bool> next();

  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::optional<std::int64_t> maybe_number(int column) const;

 private:
  friend class Database;
  struct Finalizer {
    void operator()(sqlite3_stmt* statement) const;
  };
  using Deadline = std::chrono::steady_clock::time_point;
  Statement(sqlite3_stmt* statement, Deadline* deadline) : statement_(statement), deadline_(deadline) {}

  std::unique_ptr<sqlite3_stmt, Finalizer> statement_;
  Deadline* deadline_;  ///< the database's
};

/// The first column of all rows that are left, as whole numbers.
Result<std::vector<std::int64_t>> numbers(Statement asked);

/// An open database. Faults of all its functions, with the file as their place: disk_full, locked (another program holds it
/// for longer than we wait), damaged (it is no database, or a torn one), cannot_write (folder gone, not ours), out_of_range
/// (a value larger than any of ours, or a question that takes longer). What somebody else made of the file is data, never a
/// command: nothing in it runs with more rights than its own tables.
class Database {
 public:
  enum class Access : std::uint8_t { look, read, write };

  /// Opens a file; with `write` makes it and its folder if they are missing; with `look` not a byte of it is changed, also
  /// where it is damaged. With `read` a row that takes longer than two seconds to find is a fault; where nothing can be
  /// written, nobody else is reckoned with, and of a file that hangs on its log a copy is read. A new file is its owner's
  /// alone, for it holds names. One connection is for one thread. patience_ms: how long to wait for another program that
  /// writes.
  static Result<Database> open(const std::filesystem::path& file, Access access, int patience_ms);

  [[nodiscard]] Result<Statement> prepare(std::string_view command) const;
  /// Prepares a command and fills in its values.
  template <class... Values>
  [[nodiscard]] Result<Statement> ask(std::string_view command, const Values&... values) const {
    FC_TRY(Statement statement, prepare(command));
    int place = 0;
    (statement.bind(place++, values), ...);
    return statement;
  }
  /// Carries out a command that answers nothing.
  template <class... Values>
  Result<void> tell(std::string_view command, const Values&... values) const {
    FC_TRY(Statement statement, ask(command, values...));
    FC_TRY(statement.next());
    return {};
  }
  /// Several commands without values, a semicolon after each.
  Result<void> run(const std::string& commands) const;

  /// Brings everything from the log into the database itself, as far as nobody reads there. What fails is done the next
  /// time.
  void bring_home() const;
  /// From now on closing it changes nothing any more: the file is not what it was taken for.
  void abandon() const;

  /// The row that was inserted last.
  [[nodiscard]] std::int64_t last_row() const;
  /// How many rows the latest command changed.
  [[nodiscard]] int changed() const;

 private:
  struct Closer {
    void operator()(sqlite3* connection) const;
  };
  explicit Database(sqlite3* connection) : deadline_(std::make_unique<Statement::Deadline>()), connection_(connection) {}
  void be_careful(Access access) const;

  std::unique_ptr<Statement::Deadline> deadline_;  ///< of the row that is looked for; the connection knows where it lies
  std::unique_ptr<sqlite3, Closer> connection_;
};

/// Carries out `steps`, a function that gives a Result<void>: all of it or, if it fails, nothing.
template <class Steps>
Result<void> in_transaction(const Database& database, Steps steps) {
  FC_TRY(database.run("BEGIN IMMEDIATE"));
  Result<void> done = steps();
  if (done) {
    done = database.run("COMMIT");
  }
  if (!done) {
    // A full disk may have rolled it back already; then this is refused, and nothing is lost by that.
    static_cast<void>(database.run("ROLLBACK"));
  }
  return done;
}

}  // namespace fc::records

namespace fc::records {

// The tables of the records, and how older ones become them.

/// The version of the tables that this build reads and writes; the file says its own in `PRAGMA user_version`.
int newest_version();

/// The version whose tables these are, whatever number the file says; 0: it has none yet. Faults: too_new (a later build
/// made it), damaged (they were ours), wrong_type (they are somebody else's), those of `Database`. Nothing is changed.
Result<int> version_of(const Database& database);

/// Brings an open database up to `newest_version`, from nothing or from any older one, all at once or not at all. repair: a
/// file that says another number than its tables have is put right; default: true. Faults: as above; then it is left alone.
Result<void> bring_up_to_date(const Database& database, bool repair = true);

}  // namespace fc::records
