// Whether somebody is in front of the window. Pads are heard without it, so a window that was put away must not act on them.
#pragma once

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
    nothing,      ///< not for the screens: it told about the window, or nobody could see what it would do
  };
  Meaning take(const platform::InputEvent& event);

  /// Another window has the keyboard, or this one is put away, and nobody has pressed anything here since.
  [[nodiscard]] bool is_left() const { return left_; }

 private:
  bool kiosk_;
  bool left_ = false;
  bool unseen_ = false;  ///< put away: nobody can see it
};

}  // namespace fc::cabinet
