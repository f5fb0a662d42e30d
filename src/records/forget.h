// Taking a person out of everything that is kept.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/result.h"
#include "records/sqlite.h"

namespace fc::records {

/// Takes a person out of the book: where he sat sits somebody of whom no name is known, seats that are called as he is have
/// no name, and all sums are counted anew. The bouts stay; a boxer of his name is a boxer, and stays too. To be done in a
/// transaction, with `wipe` behind it. Returns in how many bouts he sat.
Result<std::int64_t> forget_person(const Database& database, const std::string& name);

/// Writes the file anew without a byte of what was taken out, and cuts its log to nothing. Not within a transaction.
Result<void> wipe(const Database& database);

/// Takes the name out of the names that the settings offer. Without a file, or where it is not among them, nothing is
/// written. Faults: those of reading and writing the file.
Result<void> forget_in_settings(const std::filesystem::path& settings, const std::string& name);

/// Files below the folder, but for the book itself, that have the name in them as it is written in JSON or in a database:
/// bouts that were saved as files, books that were put aside. They are the player's own, and he is told of them.
std::vector<std::filesystem::path> files_that_name(const std::filesystem::path& folder, const std::string& name);

}  // namespace fc::records
