// The main loop's clock: real time or, for reproducible runs, virtual time of 1/60 second a frame; and what its frames cost.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

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

// Performance measurements for --stats. Constant memory, so it can run for weeks.

/// Histogram of durations with a resolution of 0.01 ms; values above 200 ms count as 200 ms.
class Durations {
 public:
  void add(double milliseconds);
  /// Quantile: the duration below which a share (0 to 1) of all lie; 0 if empty.
  [[nodiscard]] double quantile(double share) const;
  [[nodiscard]] long count() const { return count_; }

 private:
  static constexpr double bins_per_millisecond = 100;
  std::array<std::uint32_t, 20001> bins_{};
  long count_ = 0;
};

/// Detects sustained lateness from the last sixty frames.
class Lateness {
 public:
  /// Adds one frame's time from its input to where it waits for the screen, in milliseconds.
  void add(double milliseconds);
  /// True once ten of the last sixty frames took longer than 1/60 s, until 600 in a row took at most 10 ms.
  [[nodiscard]] bool is_late() const { return is_late_; }

 private:
  std::uint64_t late_ = 0;  ///< a bit for each of the last sixty
  int in_good_time_ = 0;    ///< in a row
  bool is_late_ = false;
};

/// Phases of a frame. update: input and game logic; scene: building the stage; hall: ring and surroundings; men: everything
/// standing in the ring; effects: light, dice, cards and lettering; panels: layout and drawing; present: to the window.
enum class Phase : std::uint8_t { update, scene, hall, men, effects, panels, present };

class FrameStats {
 public:
  /// process_start: taken as early in main as possible.
  explicit FrameStats(std::chrono::steady_clock::time_point process_start) : process_start_(process_start) {}

  void frame_began();
  /// drawn: a picture was presented; otherwise the frame counts as idle.
  void frame_ended(bool drawn);

  /// Enables measurement of phases by `ended`. flush(): must complete all pending drawing.
  void measure_phases(std::function<void()> flush);
  /// Attributes the thread's CPU time since the last phase ended, or the frame began, to this phase. A phase may occur
  /// several times.
  void ended(Phase phase);

  /// Milliseconds since the last `frame_began`.
  [[nodiscard]] double milliseconds_so_far() const;

  /// One JSON object on one line. CPU times of frames are the frame thread's (thinking bots have threads of their own) and
  /// of drawn frames only; the longest one is looked for after the first second of them. phases_cpu_ms: of each the
  /// median, the 99th percentile and what it took of the longest frame. startup_cpu_ms: of all threads, to the first
  /// picture.
  [[nodiscard]] std::string one_json_line() const;

 private:
  std::chrono::steady_clock::time_point process_start_;
  std::chrono::steady_clock::time_point frame_start_;
  double frame_cpu_start_ = 0;
  double start_milliseconds_ = 0;
  double start_cpu_milliseconds_ = 0;
  double longest_ = 0;      ///< CPU milliseconds
  long longest_frame_ = 0;  ///< how many there were before it
  long drawn_ = 0;
  long idle_ = 0;
  Durations cpu_;
  Durations wall_;
  std::function<void()> flush_;       ///< empty: phases are not measured
  std::vector<Durations> phases_;     ///< by phase
  std::vector<double> frame_phases_;  ///< of the frame in progress, CPU milliseconds
  std::vector<double> longest_phases_;
  double phase_cpu_start_ = 0;
};

}  // namespace fc::platform
