// The main loop: input, time, picture. Everything with a clock, a window or an exit status is here.
#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "cabinet/program/cabinet.h"
#include "cabinet/program/command_line.h"
#include "cabinet/program/soundboard.h"
#include "core/result.h"
#include "platform/frame_clock.h"
#include "platform/service.h"
#include "platform/speaker.h"
#include "platform/timed_input.h"
#include "platform/window.h"

namespace fc::cabinet {

class Loop {
 public:
  /// Opens data, window and devices and shows the first screen. process_start: the earliest time known to main.
  /// Faults: wrong or unreadable input; unavailable: no display, no such renderer.
  static Result<std::unique_ptr<Loop>> open(const Options& options, std::chrono::steady_clock::time_point process_start);
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop() = default;

  /// Runs one frame: input, time, and a picture if anything changed. Does not wait. Returns true if a picture was presented.
  /// Fault cannot_write: a picture asked for by --shots cannot be written.
  Result<bool> frame();
  /// Waits until the next frame is due, or, while nothing moves, for input.
  void wait(bool drawn);
  /// Whether the loop has ended: the player left, or --frames are over.
  [[nodiscard]] bool over() const;
  /// Writes what is not written yet; reports on stderr what could not be kept as usual.
  void close();

  /// Advances virtual time: the next frame is so many seconds later.
  void let_pass(double seconds) { clock_.let_pass(seconds); }

  [[nodiscard]] Cabinet& cabinet() { return *cabinet_; }
  [[nodiscard]] const platform::Window& window() const { return window_; }
  [[nodiscard]] const platform::FrameClock& clock() const { return clock_; }
  [[nodiscard]] const platform::FrameStats& stats() const { return stats_; }

 private:
  Loop(const Options& options, platform::Session session, platform::Window window, platform::TimedInput timed_input,
       std::chrono::steady_clock::time_point process_start);
  void gather();
  /// Opens a speaker; without one the run is silent and says so once. A kiosk tries again now and then.
  void open_speaker();
  void sound();
  /// Moves the murmur towards the loudness that the cabinet wants; it rises faster than it falls.
  void murmur();
  [[nodiscard]] bool shot_is_due() const;
  Result<void> shoot();

  Options options_;
  platform::Session session_;
  platform::Window window_;
  platform::Speaker speaker_ = platform::Speaker::silent();
  bool has_begun_ = false;                     ///< the first frame is over
  std::optional<double> look_for_speaker_at_;  ///< time on the clock; none: no search is due
  double memory_given_back_ = 0;               ///< time on the clock
  double last_sound_ = 0;                      ///< time on the clock when one began
  BandLevel band_;
  float murmur_ = 0;     ///< present loudness
  double murmured_ = 0;  ///< time on the clock of that loudness
  std::unique_ptr<Cabinet> cabinet_;
  platform::TimedInput timed_input_;
  platform::FrameClock clock_;
  platform::FrameStats stats_;
  platform::Service service_;
  platform::InputEvents events_;
};

/// Runs the cabinet until it is left, or the operator ends it by a signal (a kiosk too). Returns the exit status: 0 quit
/// normally, 2 wrong or unreadable input (one line on stderr), 1 anything unexpected.
int run(const Options& options, std::chrono::steady_clock::time_point process_start);

}  // namespace fc::cabinet
