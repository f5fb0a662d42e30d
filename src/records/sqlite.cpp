#include "records/sqlite.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cctype>
#include <system_error>
#include <utility>

namespace fc::records {
namespace {

/// The kind of a refusal; the finer codes of SQLite have it in their lowest byte.
FaultCode code_of(int status) {
  constexpr int kind = 0xff;
  switch (status & kind) {
    case SQLITE_FULL: return FaultCode::disk_full;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return FaultCode::locked;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return FaultCode::damaged;
    case SQLITE_TOOBIG:
    case SQLITE_INTERRUPT: return FaultCode::out_of_range;
    default: return FaultCode::cannot_write;
  }
}

tl::unexpected<Fault> refused(sqlite3* connection, int status) {
  const char* const file = connection == nullptr ? nullptr : sqlite3_db_filename(connection, nullptr);
  const char* const why = connection == nullptr ? sqlite3_errstr(status) : sqlite3_errmsg(connection);
  return fault(code_of(status), file == nullptr ? "records" : file, why);
}

constexpr std::chrono::seconds longest_look{2};
/// How many steps of the database's machine lie between two looks at the clock.
constexpr int steps_between_looks = 10'000;
/// No set-up, name or answer of ours comes near it.
constexpr int largest_value = 1 << 24;

/// Called by the connection; not 0 ends the question.
int is_late(void* deadline) {
  return int{std::chrono::steady_clock::now() > *static_cast<std::chrono::steady_clock::time_point*>(deadline)};
}

/// Where a new file is made, its owner alone can read it, and an older one from now on.
void keep_private(const std::filesystem::path& file) {
  using std::filesystem::perms;
  constexpr mode_t own = 0600;
  if (const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, own); made >= 0) {
    ::close(made);
    return;
  }
  std::error_code failed;
  const perms now = std::filesystem::status(file, failed).permissions();
  if (!failed && (now & (perms::group_all | perms::others_all)) != perms::none) {
    std::filesystem::permissions(file, perms::owner_read | perms::owner_write, failed);
  }
}

/// Where nothing can be written, no lock can be taken either, and nobody changes what is read: a medium that can only be
/// read, or a folder that is not ours, without the common memory beside the file of somebody who has it open.
bool nothing_can_be_written(const std::filesystem::path& file) {
  struct statvfs there {};
  if (statvfs(file.c_str(), &there) != 0) {
    return false;
  }
  const std::filesystem::path folder = std::filesystem::absolute(file).parent_path();
  return (there.f_flag & ST_RDONLY) != 0 ||
         (::access(folder.c_str(), W_OK) != 0 && ::access((file.string() + "-shm").c_str(), F_OK) != 0);
}

/// "file:/a%20b.db?immutable=1"
std::string as_immutable(const std::filesystem::path& file) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string address = "file:";
  for (const char letter : std::filesystem::absolute(file).string()) {
    const auto byte = static_cast<unsigned char>(letter);
    const bool plain =
        letter == '/' || letter == '.' || letter == '-' || letter == '_' || (byte < 0x80 && isalnum(byte) != 0);
    address += plain ? std::string(1, letter) : std::string{'%', hex[byte >> 4U], hex[byte & 15U]};
  }
  return address + "?immutable=1";
}

constexpr int as_it_is = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;

/// A file that hangs on the log beside it, where neither can be written: SQLite would pass over the log. Opens a copy in
/// which the log has come home, and which is gone from its folder when this returns. Returns SQLite's status.
int open_copy_with_log(const std::filesystem::path& file, const std::filesystem::path& log, sqlite3** connection) {
  std::error_code failed;
  std::string made = (std::filesystem::temp_directory_path(failed) / "four-corners-XXXXXX").string();
  if (failed || ::mkdtemp(made.data()) == nullptr) {
    return SQLITE_CANTOPEN;
  }
  const std::filesystem::path folder = made;
  const std::filesystem::path copy = folder / "records.db";
  if (std::filesystem::copy_file(file, copy, failed) && std::filesystem::copy_file(log, copy.string() + "-wal", failed)) {
    std::filesystem::permissions(copy, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, failed);
    std::filesystem::permissions(copy.string() + "-wal", std::filesystem::perms::owner_all, failed);
    sqlite3* writer = nullptr;
    if (sqlite3_open_v2(copy.c_str(), &writer, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK) {
      sqlite3_exec(writer, "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr);
    }
    sqlite3_close(writer);
  }
  const int status = sqlite3_open_v2(as_immutable(copy).c_str(), connection, as_it_is, nullptr);
  std::filesystem::remove_all(folder, failed);
  return status;
}

}  // namespace

void Statement::Finalizer::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

void Statement::bind(int place, std::int64_t value) { sqlite3_bind_int64(statement_.get(), place + 1, value); }

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
  *deadline_ = std::chrono::steady_clock::now() + longest_look;
  const int status = sqlite3_step(statement_.get());
  if (status == SQLITE_ROW || status == SQLITE_DONE) {
    return status == SQLITE_ROW;
  }
  return refused(sqlite3_db_handle(statement_.get()), status);
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

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

void Database::Closer::operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }

Result<Database> Database::open(const std::filesystem::path& file, Access access, int patience_ms) {
  int flags = access == Access::look ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
  flags |= SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  if (access == Access::write) {
    std::error_code failed;
    std::filesystem::create_directories(file.parent_path(), failed);
    flags |= SQLITE_OPEN_CREATE;
    keep_private(file);
  }
  sqlite3* connection = nullptr;
  int status = SQLITE_OK;
  if (access != Access::read || !nothing_can_be_written(file)) {
    status = sqlite3_open_v2(file.c_str(), &connection, flags, nullptr);
  } else {
    const std::filesystem::path log = file.string() + "-wal";
    std::error_code failed;
    const auto logged = std::filesystem::file_size(log, failed);
    status = !failed && logged > 0 ? open_copy_with_log(file, log, &connection)
                                   : sqlite3_open_v2(as_immutable(file).c_str(), &connection, as_it_is, nullptr);
  }
  Database database(connection);
  if (status != SQLITE_OK) {
    return fault(code_of(status), file.string(), sqlite3_errstr(status));
  }
  sqlite3_busy_timeout(connection, patience_ms);
  database.be_careful(access);
  return database;
}

void Database::be_careful(Access access) const {
  sqlite3* const connection = connection_.get();
  sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, largest_value);
  // Only tells the connection how to read; there is nothing in it that could be refused.
  sqlite3_exec(connection, "PRAGMA cell_size_check = ON", nullptr, nullptr, nullptr);
  if (access == Access::read) {
    sqlite3_progress_handler(connection, steps_between_looks, is_late, deadline_.get());
  }
}

Result<Statement> Database::prepare(std::string_view command) const {
  sqlite3_stmt* statement = nullptr;
  const int status =
      sqlite3_prepare_v2(connection_.get(), command.data(), static_cast<int>(command.size()), &statement, nullptr);
  if (status != SQLITE_OK) {
    return refused(connection_.get(), status);
  }
  return Statement(statement, deadline_.get());
}

Result<void> Database::run(const std::string& commands) const {
  const int status = sqlite3_exec(connection_.get(), commands.c_str(), nullptr, nullptr, nullptr);
  if (status != SQLITE_OK) {
    return refused(connection_.get(), status);
  }
  return {};
}

void Database::checkpoint() const {
  sqlite3_wal_checkpoint_v2(connection_.get(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
}

Result<std::vector<std::int64_t>> numbers(Result<Statement> asked) {
  return all_rows(std::move(asked), [](const Statement& row) { return row.number(0); });
}

Result<std::int64_t> one_number(Result<Statement> asked) {
  FC_TRY(Statement statement, std::move(asked));
  FC_TRY(const bool there, statement.next());
  return there ? statement.number(0) : 0;
}

void Database::abandon() const { sqlite3_db_config(connection_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr); }

std::int64_t Database::last_row() const { return sqlite3_last_insert_rowid(connection_.get()); }

int Database::changed() const { return sqlite3_changes(connection_.get()); }

}  // namespace fc::records
