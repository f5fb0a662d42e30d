#include "records/open.h"

#include "records/schema.h"

namespace fc::records {
namespace {

/// With the log beside the file (WAL) readers never wait for the writer. `FULL`: what has been written outlives a power cut
/// too. The disk is waited for on the recorder's thread, and steps that come meanwhile are written together the next time.
constexpr const char* manners_of_writer =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 4194304;";
constexpr const char* manners_of_reader = "PRAGMA query_only = ON;";

/// What fails on it is no reason to bring its log home when it is closed.
template <class Steps>
Result<Database> opened(Result<Database> database, Steps steps) {
  if (database) {
    if (Result<void> done = steps(*database); !done) {
      database->abandon();
      return tl::make_unexpected(std::move(done.error()));
    }
  }
  return database;
}

}  // namespace

Result<Database> open_to_read(const std::filesystem::path& file, int patience_ms) {
  return opened(Database::open(file, Database::Access::read, patience_ms), [](const Database& database) -> Result<void> {
    FC_TRY(bring_up_to_date(database, false));
    return database.run(manners_of_reader);
  });
}

Result<Database> open_to_write(const std::filesystem::path& file, int patience_ms) {
  return opened(Database::open(file, Database::Access::write, patience_ms), [](const Database& database) -> Result<void> {
    FC_TRY(version_of(database));  // before the first byte of it is changed
    FC_TRY(database.run(manners_of_writer));
    return bring_up_to_date(database, true);
  });
}

Result<void> look_through(const std::filesystem::path& file) {
  FC_TRY(const Database database, Database::open(file, Database::Access::look, 0));
  FC_TRY(version_of(database));
  FC_TRY(Statement check, database.prepare("PRAGMA quick_check(1)"));
  FC_TRY(check.next());
  return check.text(0) == "ok" ? Result<void>() : fault(FaultCode::damaged, file.string(), check.text(0));
}

}  // namespace fc::records
