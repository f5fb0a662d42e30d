// The log beside a database (SQLite's "-wal"): what was written last and has not come into the database yet. SQLite reads it
// up to the first frame that does not add up, and says nothing about the rest.
#pragma once

#include <filesystem>

namespace fc::records {

/// Whether the log of this database ends in whole changes that SQLite will pass over, because something before them was
/// damaged. Only while nobody writes. What a program that was killed left half written is no such change.
/// Source: https://www.sqlite.org/fileformat2.html, 4.1 and 4.2
bool has_unread_tail(const std::filesystem::path& database);

}  // namespace fc::records
