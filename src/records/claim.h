// The right to write a book of bouts: one program has it at a time, and it ends with that program, however that ends. Two
// that write go on with the same bout, each from where it last read it, and what is left is no bout any more.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "core/result.h"

namespace fc::records {

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

}  // namespace fc::records
