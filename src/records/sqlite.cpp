#include "records/sqlite.h"

#include <sqlite3.h>

#include <system_error>
#include <utility>

namespace fc::records {
namespace {

/// The kind of a refusal; the finer codes of SQLite have it in their lowest byte.
FaultCode code_of(int status) {
  constexpr int kind = 0xff;
  switch (status & kind) {
    case SQLITE_FULL:
      return FaultCode::disk_full;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return FaultCode::locked;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return FaultCode::damaged;
    default:
      return FaultCode::cannot_write;
  }
}

tl::unexpected<Fault> refused(sqlite3* connection, int status) {
  const char* const file = connection == nullptr ? nullptr : sqlite3_db_filename(connection, nullptr);
  const char* const why = connection == nullptr ? sqlite3_errstr(status) : sqlite3_errmsg(connection);
  return fault(code_of(status), file == nullptr ? "records" : file, why);
}

}  // namespace

void Statement::Finalizer::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

void Statement::bind(int place, std::int64_t value) {
  sqlite3_bind_int64(statement_.get(), place + 1, value);
}

void Statement::bind(int place, std::string_view value) {
  // An empty text is no null.
  sqlite3_bind_text64(statement_.get(), place + 1, value.empty() ? "" : value.data(), value.size(), SQLITE_TRANSIENT,
                      SQLITE_UTF8);
}

void Statement::bind(int place, const std::optional<std::int64_t>& value) {
  if (value) {
    bind(place, *value);
  } else {
    sqlite3_bind_null(statement_.get(), place + 1);
  }
}

void Statement::reset() {
  // What it returns is the refusal of the last time, which was told then.
  sqlite3_reset(statement_.get());
}

Result<bool> Statement::next() {
  const int status = sqlite3_step(statement_.get());
  if (status == SQLITE_ROW || status == SQLITE_DONE) {
    return status == SQLITE_ROW;
  }
  return refused(sqlite3_db_handle(statement_.get()), status);
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::text(int column) const {
  const auto* const bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

std::optional<std::int64_t> Statement::maybe_number(int column) const {
  if (sqlite3_column_type(statement_.get(), column) == SQLITE_NULL) {
    return std::nullopt;
  }
  return number(column);
}

void Database::Closer::operator()(sqlite3* connection) const {
  sqlite3_close_v2(connection);
}

Result<Database> Database::open(const std::filesystem::path& file, Access access, int patience_ms) {
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  if (access == Access::write) {
    std::error_code failed;
    std::filesystem::create_directories(file.parent_path(), failed);
    flags |= SQLITE_OPEN_CREATE;
  }
  sqlite3* connection = nullptr;
  const int status = sqlite3_open_v2(file.c_str(), &connection, flags, nullptr);
  Database database(connection);
  if (status != SQLITE_OK) {
    return fault(code_of(status), file.string(), sqlite3_errstr(status));
  }
  sqlite3_busy_timeout(connection, patience_ms);
  return database;
}

Result<Statement> Database::prepare(std::string_view command) const {
  sqlite3_stmt* statement = nullptr;
  const int status =
      sqlite3_prepare_v2(connection_.get(), command.data(), static_cast<int>(command.size()), &statement, nullptr);
  if (status != SQLITE_OK) {
    return refused(connection_.get(), status);
  }
  return Statement(statement);
}

Result<void> Database::run(const std::string& commands) const {
  const int status = sqlite3_exec(connection_.get(), commands.c_str(), nullptr, nullptr, nullptr);
  if (status != SQLITE_OK) {
    return refused(connection_.get(), status);
  }
  return {};
}

std::int64_t Database::last_row() const {
  return sqlite3_last_insert_rowid(connection_.get());
}

int Database::changed() const {
  return sqlite3_changes(connection_.get());
}

}  // namespace fc::records
