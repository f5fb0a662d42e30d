// A thin wrapper of SQLite: database, statements, transactions. All errors are faults, nothing throws.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace fc::records {

/// A prepared statement and its current row. Parameters and columns count from 0.
class Statement {
 public:
  void bind(int place, std::int64_t value);
  void bind(int place, std::string_view value);
  void bind(int place, const std::optional<std::int64_t>& value);

  /// Resets it for another run; bound values stay.
  void reset();
  /// Steps to the next row; false: no more rows. Faults: see `Database`.
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

/// Calls `take` with each remaining row. It returns nothing, or a Result<void> whose fault ends it.
template <class Take>
Result<void> each_row(Result<Statement> asked, Take take) {
  FC_TRY(Statement statement, std::move(asked));
  const Statement& row = statement;
  for (;;) {
    FC_TRY(const bool more, statement.next());
    if (!more) {
      return {};
    }
    if constexpr (std::is_void_v<decltype(take(row))>) {
      take(row);
    } else {
      FC_TRY(take(row));
    }
  }
}

/// Returns what `make` returns for each remaining row, in their order.
template <class Make>
auto all_rows(Result<Statement> asked, Make make) -> Result<std::vector<decltype(make(std::declval<const Statement&>()))>> {
  std::vector<decltype(make(std::declval<const Statement&>()))> made;
  FC_TRY(each_row(std::move(asked), [&](const Statement& row) { made.push_back(make(row)); }));
  return made;
}

/// Reads the first column of all remaining rows as integers.
Result<std::vector<std::int64_t>> numbers(Result<Statement> asked);

/// Reads the first column of the next row as an integer; 0: there is none.
Result<std::int64_t> one_number(Result<Statement> asked);

/// An open database connection. Faults of all its functions, at the file: disk_full, locked (another program holds it longer
/// than we wait), damaged (no database, or corrupt), cannot_write (folder missing or not ours), out_of_range (a value too
/// large, or a query that takes too long). Files may be hostile: defensive settings keep anything in their schema from
/// running with more rights than its own tables.
class Database {
 public:
  enum class Access : std::uint8_t { look, read, write };

  /// Opens a file. write: creates file and folder if missing, readable by the owner only, as it holds names. look: never
  /// changes the file, even if damaged. read: a row that takes more than two seconds is a fault; where nothing can be
  /// written the file is taken to have no other users, and if it needs its log a copy is read. Use a connection on one
  /// thread only. patience_ms: how long to wait for another writer.
  static Result<Database> open(const std::filesystem::path& file, Access access, int patience_ms);

  [[nodiscard]] Result<Statement> prepare(std::string_view command) const;
  /// Prepares a statement and binds `values` in order.
  template <class... Values>
  [[nodiscard]] Result<Statement> ask(std::string_view command, const Values&... values) const {
    FC_TRY(Statement statement, prepare(command));
    int place = 0;
    (statement.bind(place++, values), ...);
    return statement;
  }
  /// Runs a statement that returns no rows.
  template <class... Values>
  Result<void> tell(std::string_view command, const Values&... values) const {
    FC_TRY(Statement statement, ask(command, values...));
    FC_TRY(statement.next());
    return {};
  }
  /// Runs several statements without values, each ending in a semicolon.
  Result<void> run(const std::string& commands) const;

  /// Checkpoint: moves changes from the log into the database file as far as no reader prevents it. Failure is ignored: the
  /// next one catches up.
  void checkpoint() const;
  /// Disables the checkpoint on close: the file may be replaced, damaged or foreign, and must not be changed.
  void abandon() const;

  /// Id of the row inserted last.
  [[nodiscard]] std::int64_t last_row() const;
  /// Number of rows the latest statement changed.
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

/// Runs `steps`, which returns Result<void>, in a transaction: rolled back if it fails.
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

// Schema versions and upgrades.

/// Schema version that this build reads and writes; a file states its own in `PRAGMA user_version`.
int newest_version();

/// The schema version judged by the tables themselves, not by the stated number; 0: no tables yet. Faults: too_new (made by
/// a later build), damaged (our tables, altered), wrong_type (foreign tables), those of `Database`. Changes nothing.
Result<int> version_of(const Database& database);

/// Upgrades a database, new or of any older version, to `newest_version` in one transaction. repair: also correct a stated
/// version that disagrees with the tables; default: true. Faults: as `version_of`; nothing is changed then.
Result<void> bring_up_to_date(const Database& database, bool repair = true);

}  // namespace fc::records
