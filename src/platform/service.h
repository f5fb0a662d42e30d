// What systemd wants to hear of a program that it keeps running: that it is ready, alive, and about to stop. Without systemd
// nothing is said. The protocol is one datagram (sd_notify(3)); libsystemd would be a library for thirty lines.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace fc::platform {

class Service {
 public:
  /// Reads where to speak to, NOTIFY_SOCKET and WATCHDOG_USEC of the environment.
  Service();

  /// Whether a picture has to be shown now, whatever changes: else the watchdog would take the program for dead.
  [[nodiscard]] bool wants_frame() const;
  /// A picture was presented: the first one says READY=1, later ones WATCHDOG=1, at most four times in the watchdog's time.
  void frame_shown();
  /// Says STOPPING=1.
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
