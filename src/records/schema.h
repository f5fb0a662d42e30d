// The tables of the records, and how older ones become them.
#pragma once

#include "core/result.h"
#include "records/sqlite.h"

namespace fc::records {

/// The version of the tables that this build reads and writes; the file says its own in `PRAGMA user_version`.
int newest_version();

/// Brings an open database up to `newest_version`, from nothing or from any older one, all at once or not at all. Faults:
/// too_new (a later build made it; it is left alone), those of `Database`.
Result<void> bring_up_to_date(const Database& database);

}  // namespace fc::records
