#include "records/open.h"

#include "records/schema.h"

namespace fc::records {
namespace {

/// With the log beside the file (WAL) readers never wait for the writer. `NORMAL`: a step is handed to the system at once,
/// and outlives this program whatever happens to it; it is forced to the disk at every checkpoint only. A power cut may cost
/// the last seconds, never the file. `FULL` would force the disk at each step: tens of milliseconds on a slow card, for
/// bouts that bots box hundreds of steps a second in.
constexpr const char* manners_of_writer =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 4194304;";
constexpr const char* manners_of_reader = "PRAGMA query_only = ON;";

}  // namespace

Result<Database> open_to_read(const std::filesystem::path& file, int patience_ms) {
  FC_TRY(Database database, Database::open(file, Database::Access::read, patience_ms));
  FC_TRY(bring_up_to_date(database));
  FC_TRY(database.run(manners_of_reader));
  return database;
}

Result<Database> open_to_write(const std::filesystem::path& file, int patience_ms) {
  FC_TRY(Database database, Database::open(file, Database::Access::write, patience_ms));
  FC_TRY(database.run(manners_of_writer));
  FC_TRY(bring_up_to_date(database));
  return database;
}

}  // namespace fc::records
