// The operator's way to end the program: SIGTERM, SIGINT and SIGHUP, read by the loop like any other input.
#pragma once

#include <csignal>

namespace fc::platform {

/// Holds those signals back from construction to destruction, so that they interrupt nothing. One at a time, and made before
/// any thread: threads inherit what is held back. A signal that whoever started the program had ignored (nohup) stays so.
class LeaveSignals {
 public:
  LeaveSignals();
  LeaveSignals(const LeaveSignals&) = delete;
  LeaveSignals& operator=(const LeaveSignals&) = delete;
  ~LeaveSignals();

  /// Whether one of them has arrived since the last question. Does not wait.
  [[nodiscard]] bool arrived();

 private:
  sigset_t before_{};
  int descriptor_ = -1;  ///< the kernel's file of signals; none: they end the program at once, as without this class
};

}  // namespace fc::platform
