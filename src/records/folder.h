// Location of a user's records, the lock for writing them, and how they are opened.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "core/result.h"
#include "records/sqlite.h"

namespace fc::records {

// Location of a user's records, for every program that uses them.

/// The user's data folder: four-corners in $XDG_DATA_HOME, else in ~/.local/share; it may not exist yet. Fault cannot_write:
/// neither is known.
Result<std::filesystem::path> per_user_folder();

/// Path of the database in a folder of saves; empty for an empty folder.
std::filesystem::path records_file(const std::filesystem::path& folder);

// The lock for writing a records database: one program holds it at a time, until it exits or crashes. Two writers would
// continue the same bout from different states and corrupt it.

/// The process that holds the lock.
struct Holder {
  std::int64_t process = 0;
  std::int64_t since = 0;  ///< seconds since 1970

  friend bool operator==(const Holder&, const Holder&) = default;
};

class Claim {
 public:
  /// Locks "records.lock" beside the database; creates a missing folder. On file systems without locks every program gets
  /// it. Faults: locked (another program holds it; the detail says which), cannot_write.
  static Result<Claim> take(const std::filesystem::path& book);
  Claim(Claim&& other) noexcept;
  Claim& operator=(Claim&& other) noexcept;
  Claim(const Claim&) = delete;
  Claim& operator=(const Claim&) = delete;
  ~Claim();

  /// Whether the lock file is still the one at its path; deleting the folder removes it, and others could lock a new one.
  [[nodiscard]] bool stands() const;

 private:
  Claim(int descriptor, std::filesystem::path file);

  int descriptor_ = -1;
  std::filesystem::path file_;
};

/// The process that wrote the lock file last: the holder, after `take` returned `locked`. None: unreadable.
std::optional<Holder> holder_of(const std::filesystem::path& book);

// Opening a user's records with the current table version.

/// Opens existing records for reading; changes nothing but tables of an older version, which are upgraded. patience_ms: how
/// long to wait for another writer. Faults: those of `Database`, too_new.
Result<Database> open_to_read(const std::filesystem::path& file, int patience_ms);

/// Opens records for writing; creates them if missing, upgrades older tables. Faults: those of `Database`, too_new.
Result<Database> open_to_write(const std::filesystem::path& file, int patience_ms);

/// Checks the integrity of the whole file, read-only, on its own connection. Faults: those of `Database`; damaged if a check
/// fails.
Result<void> look_through(const std::filesystem::path& file);

// SQLite's write-ahead log ("-wal"): the latest changes, not yet in the database file. SQLite silently ignores everything
// after the first invalid frame.

/// Whether the log contains committed changes that SQLite will ignore, because an earlier frame is corrupt. Call only while
/// nobody writes. An incomplete change of a killed program does not count. Source: https://www.sqlite.org/fileformat2.html,
/// 4.1 and 4.2
bool has_unread_tail(const std::filesystem::path& database);

}  // namespace fc::records
