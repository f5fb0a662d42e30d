// systemd notifications (ready, watchdog, stopping); no effect without systemd. The protocol is one datagram (sd_notify(3));
// libsystemd would be a library for thirty lines.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

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

}  // namespace fc::platform
