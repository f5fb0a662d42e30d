// The tables of the records, and how older ones become them.
#pragma once

#include "core/result.h"
#include "records/sqlite.h"

namespace fc::records {

/// The version of the tables that this build reads and writes; the file says its own in `PRAGMA user_version`.
int newest_version();

/// The version whose tables these are, whatever number the file says; 0: it has none yet. Faults: too_new (a later build
/// made it), damaged (they were ours), wrong_type (they are somebody else's), those of `Database`. Nothing is changed.
Result<int> version_of(const Database& database);

/// Brings an open database up to `newest_version`, from nothing or from any older one, all at once or not at all. repair: a
/// file that says another number than its tables have is put right; default: true. Faults: as above; then it is left alone.
Result<void> bring_up_to_date(const Database& database, bool repair = true);

}  // namespace fc::records
