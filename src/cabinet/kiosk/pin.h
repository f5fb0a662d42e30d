// The operator's PIN: kept as a slow, salted hash (libsodium), checked on a thread of its own, and never known to anybody
// who looks at the screen or into the book. There is no default.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "match/worker.h"

namespace fc::cabinet {

inline constexpr std::size_t least_pin_steps = 6;
inline constexpr std::size_t most_pin_steps = 12;

/// Whether nobody would try it first: it has enough steps, and not all of them are the same.
bool is_fit_for_pin(const std::string& steps);

/// How long nothing is taken after so many wrong ones in a row: 1, 2, 4 ... 60 seconds; 0 after none.
int pin_delay_seconds(int wrong);

/// What became of what was entered.
struct PinAnswer {
  bool fits = false;   ///< it is the PIN of that hash
  std::string hash{};  ///< of a new one; empty: it could not be made
};

/// Hashes take as long as a frame or ten, and 64 MiB, so they are made here. One at a time.
class PinKeeper {
 public:
  PinKeeper();

  /// Whether `steps` belong to that hash. first: what is to be done before, on the thread of this.
  void check(std::string steps, std::string hash, std::function<void()> first) {
    worker_.hand_over({.steps = std::move(steps), .hash = std::move(hash), .first = std::move(first)});
  }
  /// Makes a hash of them.
  void choose(std::string steps) { worker_.hand_over({.steps = std::move(steps), .hash = {}, .first = {}}); }
  /// None: nothing is ready yet.
  std::optional<PinAnswer> take() { return worker_.take(); }
  /// Waits for what was asked last.
  std::optional<PinAnswer> wait() { return worker_.wait(); }

 private:
  struct Task {
    std::string steps;
    std::string hash;  ///< empty: one is to be made
    std::function<void()> first;
  };
  Worker<Task, PinAnswer> worker_;
};

}  // namespace fc::cabinet
