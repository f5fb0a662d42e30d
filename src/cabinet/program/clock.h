// The main loop's clock, constant within a frame.
#pragma once

namespace fc::cabinet {

struct Clock {
  double seconds = 0;     ///< since program start, at this frame
  double last_input = 0;  ///< time of the last input

  [[nodiscard]] double seconds_without_input() const { return seconds - last_input; }
};

/// Clock of an animated background behind a menu: 15 updates a second while the device is in use, stopped after a minute
/// without input.
class BackdropClock {
 public:
  static constexpr int updates_a_second = 15;
  static constexpr double awake_seconds = 60;

  /// period: in seconds; it stops only at multiples of it, where nothing is mid-motion.
  explicit BackdropClock(double period) : period_(period) {}

  /// Advances. dt: seconds; without_input: seconds since the last input; still: reduced motion.
  void advance(double dt, double without_input, bool still);
  /// Whether the picture changed in the last `advance`.
  [[nodiscard]] bool changed() const { return changed_; }
  /// The animation's own time in seconds.
  [[nodiscard]] double seconds() const;
  /// Seconds until the next change, if there is no input; at most `at_most`.
  [[nodiscard]] double until_next(double at_most) const;

 private:
  double period_;
  double passed_ = 0;
  bool changed_ = false;
  bool rests_ = false;
};

}  // namespace fc::cabinet
