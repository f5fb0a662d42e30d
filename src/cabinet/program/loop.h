// The loop: events in, time on, picture out. Everything with a clock, a window or an exit status is here.
#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "cabinet/program/cabinet.h"
#include "cabinet/program/command_line.h"
#include "cabinet/program/soundboard.h"
#include "core/result.h"
#include "platform/frame_clock.h"
#include "platform/frame_stats.h"
#include "platform/service.h"
#include "platform/session.h"
#include "platform/speaker.h"
#include "platform/timed_input.h"
#include "platform/window.h"

namespace fc::cabinet {

class Loop {
 public:
  /// Opens data, window and devices and shows the first screen. process_start: as early as main can tell.
  /// Faults: wrong or unreadable input; unavailable: no display, no such renderer.
  static Result<std::unique_ptr<Loop>> open(const Options& options, std::chrono::steady_clock::time_point process_start);
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop() = default;

  /// One frame: input, time, and a picture if anything changed. Does not wait. True: a picture was presented.
  /// Fault cannot_write: a picture asked for by --shots cannot be written.
  Result<bool> frame();
  /// Waits until the next frame is due, or while nothing moves until somebody does something.
  void wait(bool drawn);
  /// The player left, or --frames are over.
  [[nodiscard]] bool over() const;
  /// Writes what is not written yet; what of it went elsewhere is said on stderr.
  void close();

  /// By virtual time nothing happens for so many seconds: the next frame is that much later.
  void let_pass(double seconds) { clock_.let_pass(seconds); }

  [[nodiscard]] Cabinet& cabinet() { return *cabinet_; }
  [[nodiscard]] const platform::Window& window() const { return window_; }
  [[nodiscard]] const platform::FrameClock& clock() const { return clock_; }
  [[nodiscard]] const platform::FrameStats& stats() const { return stats_; }

 private:
  Loop(const Options& options, platform::Session session, platform::Window window, platform::TimedInput timed_input,
       std::chrono::steady_clock::time_point process_start);
  void gather();
  /// A speaker for this run; where there is none, it is silent and says so. A kiosk looks for one again now and then.
  void open_speaker();
  void sound();
  /// The murmur glides to where the cabinet wants it: it rises faster than it falls.
  void murmur();
  [[nodiscard]] bool shot_is_due() const;
  Result<void> shoot();

  Options options_;
  platform::Session session_;
  platform::Window window_;
  platform::Speaker speaker_ = platform::Speaker::silent();
  bool has_begun_ = false;                     ///< the first frame is over
  std::optional<double> look_for_speaker_at_;  ///< on the clock; none: there is one, or none is wanted
  double memory_given_back_ = 0;               ///< on the clock
  double last_sound_ = 0;                      ///< when one began, on the clock
  BandLevel band_;
  float murmur_ = 0;     ///< how loud it is
  double murmured_ = 0;  ///< when it was so, on the clock
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
