// Deletes a person from everything that is stored.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/result.h"
#include "records/sqlite.h"

namespace fc::records {

/// Anonymises a person in the database: his seats become unnamed, seats labelled with his name lose the label, and all sums
/// are recomputed. Bouts stay, as does a boxer of the same name. Call in a transaction, followed by `wipe`. Returns the
/// number of bouts he sat in.
Result<std::int64_t> forget_person(const Database& database, const std::string& name);

/// The names of all people who have a seat, of bouts and lessons, over or not.
Result<std::vector<std::string>> people_in(const Database& database);

/// Rewrites the file without remains of deleted data and truncates its log. Not within a transaction.
Result<void> wipe(const Database& database);

/// Removes the name from those the settings offer. Writes nothing if there is no file or no such name. Faults: those of
/// reading and writing the file.
Result<void> forget_in_settings(const std::filesystem::path& settings, const std::string& name);

/// Files below the folder, except the database, that contain the name as written in JSON or a database: exported bouts,
/// damaged databases that were set aside. They are the player's own, so he is only told of them.
std::vector<std::filesystem::path> files_that_name(const std::filesystem::path& folder, const std::string& name);

}  // namespace fc::records
