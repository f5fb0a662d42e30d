// The main loop's clock: real time or, for reproducible runs, virtual time of 1/60 second a frame.
#pragma once

#include <chrono>

namespace fc::platform {

inline constexpr double frame_seconds = 1.0 / 60.0;

class FrameClock {
 public:
  /// virtual_time: `seconds` is frame / 60 plus what `let_pass` added; nothing waits.
  explicit FrameClock(bool virtual_time);

  /// Starts a frame: counts it and reads the time.
  void begin_frame();
  /// The number of the frame in progress; the first is 0.
  [[nodiscard]] long frame() const { return frame_; }
  /// Start of the current frame, in seconds since construction; rounded to its due time if close, so that animation advances
  /// in even steps.
  [[nodiscard]] double seconds() const { return seconds_; }

  /// Virtual time only: skips so many seconds before the next frame.
  void let_pass(double seconds) { passed_ += seconds; }

  /// Waits until the next frame is due, 60 a second. Needed because vsync has no effect with the software renderer.
  void pace();
  /// Waits for an event, at most this long, while nothing moves. The event stays in SDL's queue.
  void rest(double at_most_seconds);
  /// Ends `rest` immediately; callable from any thread while SDL is running.
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
