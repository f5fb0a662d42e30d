// Whether somebody is in front of the window. Pads are heard without it, so a window that was put away must not act on them.
#pragma once

#include <optional>

#include "platform/input.h"

namespace fc::cabinet {

class Attendance {
 public:
  /// kiosk: goes on whatever takes its keyboard, for nobody is there to give it back.
  explicit Attendance(bool kiosk) : kiosk_(kiosk) {}

  /// What an event of the window or of a device comes to.
  enum class Meaning : std::uint8_t {
    for_screens,  ///< act on it
    leaving,      ///< the window has just been left: hold everything
    nothing,      ///< not for the screens: it told about the window, nobody could see what it would do, or nobody did it
  };
  Meaning take(const platform::InputEvent& event);

  /// Another window has the keyboard, or this one is put away, and nobody has pressed anything here since.
  [[nodiscard]] bool is_left() const { return left_; }

 private:
  /// Whether a hand moved the mouse, not a window that came or went under it.
  bool is_moved(const platform::Pointer& pointer);

  bool kiosk_;
  bool left_ = false;
  bool unseen_ = false;           ///< put away: nobody can see it
  bool mouse_rests_ = false;      ///< the window came or went, and nobody has touched the mouse since
  std::optional<Point> rest_at_;  ///< where it rests; none: not known yet
};

}  // namespace fc::cabinet
