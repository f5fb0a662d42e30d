// Programmer errors: conditions that no input may break. Expected failures are `Result` (core/result.h).
#pragma once

namespace fc {

/// Prints the failed condition to stderr and aborts. Called by FC_CHECK.
[[noreturn]] void check_failed(const char* condition, const char* file, int line);

}  // namespace fc

/// Aborts the program if `condition` is false, in every build type. For programming errors only.
#define FC_CHECK(condition) \
  (static_cast<bool>(condition) ? static_cast<void>(0) : ::fc::check_failed(#condition, __FILE__, __LINE__))
