// The loop's clock as the cabinet sees it: one moment a frame.
#pragma once

namespace fc::cabinet {

struct Clock {
  double seconds = 0;     ///< since the program began, at this frame
  double last_input = 0;  ///< when anybody last did anything

  [[nodiscard]] double seconds_without_input() const { return seconds - last_input; }
};

// The clock of a picture that lives behind a menu: it beats fifteen times a second while somebody is there, and rests when
// nobody has pressed anything for a minute.

class Pulse {
 public:
  static constexpr int beats_a_second = 15;
  static constexpr double awake_seconds = 60;

  /// whole: seconds; it goes to rest at multiples of it alone, where nothing of the picture is on its way.
  explicit Pulse(double whole) : whole_(whole) {}

  /// Time passes. dt: seconds; without_input: seconds since anybody did anything; still: reduced motion.
  void pass(double dt, double without_input, bool still);
  /// The picture is another one since the last `pass`.
  [[nodiscard]] bool beats() const { return beats_; }
  /// Of the picture's own time, which stands still while it rests.
  [[nodiscard]] double seconds() const;
  /// How long nothing will change unless somebody does something, in seconds; at most `at_most`.
  [[nodiscard]] double until_next(double at_most) const;

 private:
  double whole_;
  double passed_ = 0;
  bool beats_ = false;
  bool rests_ = false;
};

}  // namespace fc::cabinet
