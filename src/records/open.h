// Opening the records of one user, to read or to write, with the tables this build knows.
#pragma once

#include <filesystem>

#include "core/result.h"
#include "records/sqlite.h"

namespace fc::records {

/// Opens what is there and changes nothing, except that tables of an older version are brought up to date. patience_ms: how
/// long to wait for another program that writes. Faults: those of `Database`, too_new.
Result<Database> open_to_read(const std::filesystem::path& file, int patience_ms);

/// Opens it, made anew if it is not there, with the tables of this build. Faults: those of `Database`, too_new.
Result<Database> open_to_write(const std::filesystem::path& file, int patience_ms);

/// Looks through the whole file on a connection of its own and changes nothing. Faults: those of `Database`; damaged: what
/// it says is not so by the rules of its own making.
Result<void> look_through(const std::filesystem::path& file);

}  // namespace fc::records
