// What a run costs: the numbers behind --stats. Constant memory, so that a kiosk can measure for weeks.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace fc::platform {

/// How often each duration came, to a hundredth of a millisecond; longer than 200 ms counts as 200 ms.
class Durations {
 public:
  void add(double milliseconds);
  /// The duration that a share (0 to 1) of all stays at or below; 0 if there are none.
  [[nodiscard]] double quantile(double share) const;
  [[nodiscard]] long count() const { return count_; }

 private:
  static constexpr double bins_per_millisecond = 100;
  std::array<std::uint32_t, 20001> bins_{};
  long count_ = 0;
};

/// Whether pictures come late again and again, by the last second of them.
class Lateness {
 public:
  /// A picture took so long, from its input to where it waits for the screen, milliseconds.
  void add(double milliseconds);
  /// From the tenth of sixty that came late, until ten seconds of them have come in good time.
  [[nodiscard]] bool is_late() const { return is_late_; }

 private:
  std::uint64_t late_ = 0;  ///< a bit for each of the last sixty
  int in_good_time_ = 0;    ///< in a row
  bool is_late_ = false;
};

/// Where the time of a frame goes. update: presses and what they change; scene: what stands where; hall: the ring and what
/// lies round it; men: all that stands in it; effects: light, dice, cards and words over it; panels: laying them out and
/// drawing them; present: the picture goes to the window.
enum class Phase : std::uint8_t { update, scene, hall, men, effects, panels, present };

class FrameStats {
 public:
  /// process_start: as early as main can tell.
  explicit FrameStats(std::chrono::steady_clock::time_point process_start) : process_start_(process_start) {}

  void frame_began();
  /// drawn: a picture was painted and presented; else nothing had changed and the frame counts as idle.
  void frame_ended(bool drawn);

  /// From now on `ended` counts. flush(): all that was drawn so far is drawn, not only noted.
  void measure_phases(std::function<void()> flush);
  /// What was done since the last phase ended, or the frame began, belongs to this one. A phase may have several parts.
  void ended(Phase phase);

  /// Since the last `frame_began`.
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
