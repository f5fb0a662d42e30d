// Where a user's records lie, for every program that reads or writes them.
#pragma once

#include <filesystem>

#include "core/result.h"

namespace fc::records {

/// This user's folder for what the programs keep: four-corners in $XDG_DATA_HOME, else in ~/.local/share. It need not be
/// there yet. Fault cannot_write: neither is known.
Result<std::filesystem::path> per_user_folder();

/// The database in a folder of saves; empty for an empty folder.
std::filesystem::path records_file(const std::filesystem::path& folder);

}  // namespace fc::records
