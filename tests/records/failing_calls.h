// System calls that fail when a test wants them to: this program's own functions of those names stand before the library's,
// SQLite's calls too.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fc::test {

/// The calls that can fail.
enum class Call : std::uint8_t { open, read, pread, write, pwrite, sync, truncate, rename, unlink, mmap };
inline constexpr int calls = 10;
std::string_view name_of(Call call);

/// How one fails: with this errno, or with half of what was asked (`short_count`).
struct Failure {
  Call call = Call::open;
  int error = 0;
  bool short_count = false;
  int at = 1;             ///< the n-th of these calls below `folder`, from 1
  bool for_ever = false;  ///< and every later one
};

/// Everything that each of the calls may say, once and for ever; those that count come short too.
std::vector<Failure> all_failures();
/// "pwrite_ENOSPC_for_ever": for a test's name.
std::string name_of(const Failure& failure);

/// While it lives, calls that touch files below a folder are counted, and fail as planned. One at a time.
class FailingCalls {
 public:
  explicit FailingCalls(const std::filesystem::path& folder, const Failure& failure);
  FailingCalls(const FailingCalls&) = delete;
  FailingCalls& operator=(const FailingCalls&) = delete;
  ~FailingCalls();

  /// Whether it came to the planned one.
  [[nodiscard]] static bool came_to_it();
};

}  // namespace fc::test
