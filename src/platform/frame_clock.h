// The loop's time: real, or one sixtieth of a second a frame whatever the machine does.
#pragma once

#include <chrono>

namespace fc::platform {

inline constexpr double frame_seconds = 1.0 / 60.0;

class FrameClock {
 public:
  /// virtual_time: `seconds` is frame / 60, and what was let pass; nothing ever waits.
  explicit FrameClock(bool virtual_time);

  /// A new frame begins: counts it and reads the time.
  void begin_frame();
  /// The number of the frame in progress; the first is 0.
  [[nodiscard]] long frame() const { return frame_; }
  /// When the frame in progress began, in seconds since the clock was made; when it was due, if it came nearly then: what
  /// moves does so in even steps, and what comes next is known.
  [[nodiscard]] double seconds() const { return seconds_; }

  /// By virtual time so many seconds pass before the next frame, without any picture.
  void let_pass(double seconds) { passed_ += seconds; }

  /// Waits until the next frame is due, sixty to the second. vsync does nothing with the software renderer.
  void pace();
  /// Nothing moves: waits for an event, at most this long. Leaves the event in SDL's queue.
  void rest(double at_most_seconds);
  /// Ends a rest at once, from any thread. SDL must be running.
  static void wake();

 private:
  using Steady = std::chrono::steady_clock;

  bool virtual_;
  long frame_ = -1;
  double seconds_ = 0;
  double passed_ = 0;  ///< between frames
  Steady::time_point start_;
  Steady::time_point due_;
  bool paced_ = false;  ///< the frame in progress was waited for
};

}  // namespace fc::platform
