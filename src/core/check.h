// Programmer errors: conditions that no input may break. Expected failures are `Result` (core/result.h).
#pragma once

namespace fc {

/// Reports a broken promise inside the program on stderr and aborts. Never returns.
[[noreturn]] void check_failed(const char* condition, const char* file, int line);

}  // namespace fc

/// Stops the program when a condition that only a programming error can break does not hold.
#define FC_CHECK(condition) \
  (static_cast<bool>(condition) ? static_cast<void>(0) : ::fc::check_failed(#condition, __FILE__, __LINE__))
