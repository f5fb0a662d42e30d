// Where a user's records lie, who may write them, and how they are opened.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "core/result.h"
#include "records/sqlite.h"

namespace fc::records {

// Where a user's records lie, for every program that reads or writes them.

/// This user's folder for what the programs keep: four-corners in $XDG_DATA_HOME, else in ~/.local/share. It need not be
/// there yet. Fault cannot_write: neither is known.
Result<std::filesystem::path> per_user_folder();

/// The database in a folder of saves; empty for an empty folder.
std::filesystem::path records_file(const std::filesystem::path& folder);

// The right to write a book of bouts: one program has it at a time, and it ends with that program, however that ends. Two
// that write go on with the same bout, each from where it last read it, and what is left is no bout any more.

/// The program that writes.
struct Holder {
  std::int64_t process = 0;
  std::int64_t since = 0;  ///< seconds since 1970

  friend bool operator==(const Holder&, const Holder&) = default;
};

class Claim {
 public:
  /// Takes the right to write this book, "records.lock" beside it; makes its folder if that is missing. Where the file
  /// system knows no locks everybody has it. Faults: locked (another program has it; the detail says which), cannot_write
  /// (nobody can write there).
  static Result<Claim> take(const std::filesystem::path& book);
  Claim(Claim&& other) noexcept;
  Claim& operator=(Claim&& other) noexcept;
  Claim(const Claim&) = delete;
  Claim& operator=(const Claim&) = delete;
  ~Claim();

  /// Whether the lock still lies where the next program looks for it; a folder that was removed took it along.
  [[nodiscard]] bool stands() const;

 private:
  Claim(int descriptor, std::filesystem::path file);

  int descriptor_ = -1;
  std::filesystem::path file_;
};

/// Who wrote his name into the lock last: the holder, after `take` has said `locked`. None: it cannot be read.
std::optional<Holder> holder_of(const std::filesystem::path& book);

// Opening the records of one user, to read or to write, with the tables this build knows.

/// Opens what is there and changes nothing, except that tables of an older version are brought up to date. patience_ms: how
/// long to wait for another program that writes. Faults: those of `Database`, too_new.
Result<Database> open_to_read(const std::filesystem::path& file, int patience_ms);

/// Opens it, made anew if it is not there, with the tables of this build. Faults: those of `Database`, too_new.
Result<Database> open_to_write(const std::filesystem::path& file, int patience_ms);

/// Looks through the whole file on a connection of its own and changes nothing. Faults: those of `Database`; damaged: what
/// it says is not so by the rules of its own making.
Result<void> look_through(const std::filesystem::path& file);

// The log beside a database (SQLite's "-wal"): what was written last and has not come into the database yet. SQLite reads it
// up to the first frame that does not add up, and says nothing about the rest.

/// Whether the log of this database ends in whole changes that SQLite will pass over, because something before them was
/// damaged. Only while nobody writes. What a program that was killed left half written is no such change.
/// Source: https://www.sqlite.org/fileformat2.html, 4.1 and 4.2
bool has_unread_tail(const std::filesystem::path& database);

}  // namespace fc::records
