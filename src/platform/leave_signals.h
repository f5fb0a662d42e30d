// The operator's way to end the program: SIGTERM, SIGINT and SIGHUP, read by the loop like any other input.
#pragma once

#include <csignal>
#include <functional>
#include <thread>

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
  /// The program is leaving: from here on they do nothing any more, also when this object is gone, so that whoever asks
  /// twice does not break off what is being put away.
  static void obey();
  /// Waits on the calling thread until one of them is there to be asked for (true), or something can be read from `other`.
  [[nodiscard]] bool wait_or(int other) const;

 private:
  sigset_t before_{};
  int descriptor_ = -1;  ///< the kernel's file of signals; none: they end the program at once, as without this class
};

/// A thread that rings once when a signal to leave has been sent to the process, for a loop that sleeps as long as nothing
/// happens.
class LeaveBell {
 public:
  /// signals must outlive the bell. ring: called on the bell's thread.
  LeaveBell(const LeaveSignals& signals, std::function<void()> ring);
  LeaveBell(const LeaveBell&) = delete;
  LeaveBell& operator=(const LeaveBell&) = delete;
  ~LeaveBell();

 private:
  int enough_ = -1;  ///< the kernel's counter that ends the wait; none: there is no thread
  std::thread listener_;
};

}  // namespace fc::platform
