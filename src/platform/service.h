// systemd notifications (ready, watchdog, stopping); no effect without systemd. The protocol is one datagram (sd_notify(3));
// libsystemd would be a library for thirty lines.
#pragma once

#include <chrono>
#include <csignal>
#include <functional>
#include <string>
#include <string_view>
#include <thread>

namespace fc::platform {

class Service {
 public:
  /// Reads NOTIFY_SOCKET and WATCHDOG_USEC from the environment.
  Service();

  /// Whether a frame must be presented now even if nothing changed, to satisfy the watchdog.
  [[nodiscard]] bool wants_frame() const;
  /// Call after presenting: sends READY=1 the first time, later WATCHDOG=1, at most four times per watchdog interval.
  void frame_shown();
  /// Sends STOPPING=1.
  void stopping();

 private:
  using Clock = std::chrono::steady_clock;
  void say(std::string_view words) const;

  std::string socket_;
  Clock::duration between_{};  ///< two signs of life; 0: no watchdog
  Clock::time_point last_;
  bool is_ready_ = false;
};

// Clean shutdown by SIGTERM, SIGINT and SIGHUP, polled by the main loop.

/// Blocks those signals during its lifetime; read them with `arrived`. Only one at a time, created before any thread, as
/// threads inherit the mask. A signal ignored at start (nohup) stays ignored.
class LeaveSignals {
 public:
  LeaveSignals();
  LeaveSignals(const LeaveSignals&) = delete;
  LeaveSignals& operator=(const LeaveSignals&) = delete;
  ~LeaveSignals();

  /// Whether such a signal arrived since the last call. Does not block.
  [[nodiscard]] bool arrived();
  /// Shutdown has begun: ignores these signals from now on, even after destruction, so that a second signal does not
  /// interrupt saving.
  static void ignore_further();
  /// Blocks until a signal is pending (true) or `other`, a file descriptor, is readable.
  [[nodiscard]] bool wait_or(int other) const;

 private:
  sigset_t before_{};
  int descriptor_ = -1;  ///< the kernel's file of signals; none: they end the program at once, as without this class
};

/// A thread that calls `ring` once when such a signal arrives, to wake a sleeping main loop.
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
