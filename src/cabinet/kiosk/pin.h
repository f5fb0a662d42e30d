// The operator's PIN: stored as a slow, salted hash (libsodium), checked on a worker thread, never visible on screen or in
// the records. There is no default.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "match/worker.h"

namespace fc::cabinet {

inline constexpr std::size_t least_pin_steps = 6;
inline constexpr std::size_t most_pin_steps = 12;

/// Whether a PIN is acceptable: long enough, and not all steps equal.
bool is_fit_for_pin(const std::string& steps);

/// Delay after so many wrong attempts in a row: 1, 2, 4 ... 60 seconds; 0 after none.
int pin_delay_seconds(int wrong);

/// Result of an attempt.
struct PinAnswer {
  bool fits = false;   ///< the PIN matches the hash
  std::string hash{};  ///< hash of a new PIN; empty: it could not be made
  int attempt = 0;     ///< as `check` or `choose` returned it
};

/// Computes hashes on its own thread: each takes one to ten frames' time and 64 MiB. One at a time.
class PinKeeper {
 public:
  PinKeeper();

  /// Checks `steps` against a hash. first: runs before, on the worker thread. Returns the number of this attempt.
  int check(std::string steps, std::string hash, std::function<void()> first) {
    worker_.hand_over(
        {.steps = std::move(steps), .hash = std::move(hash), .first = std::move(first), .attempt = ++attempts_});
    return attempts_;
  }
  /// Makes a hash of a new PIN. Returns the number of this attempt.
  int choose(std::string steps) {
    worker_.hand_over({.steps = std::move(steps), .hash = {}, .first = {}, .attempt = ++attempts_});
    return attempts_;
  }
  /// The result; none: not ready.
  std::optional<PinAnswer> take() { return worker_.take(); }
  /// Waits for the latest result.
  std::optional<PinAnswer> wait() { return worker_.wait(); }

 private:
  struct Task {
    std::string steps;
    std::string hash;  ///< empty: one is to be made
    std::function<void()> first;
    int attempt = 0;
  };
  int attempts_ = 0;
  Worker<Task, PinAnswer> worker_;
};

}  // namespace fc::cabinet
