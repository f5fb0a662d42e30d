#include "cabinet/bout/attendance.h"

namespace fc::cabinet {

Attendance::Meaning Attendance::take(const platform::InputEvent& event) {
  if (const auto* left = std::get_if<platform::WindowLeft>(&event)) {
    if (kiosk_) {
      return Meaning::nothing;
    }
    left_ = true;
    unseen_ = unseen_ || left->unseen;
    return Meaning::leaving;
  }
  if (std::holds_alternative<platform::WindowBack>(event)) {
    left_ = false;
    unseen_ = false;
    return Meaning::nothing;
  }
  const auto* press = std::get_if<Press>(&event);
  const auto* pointer = std::get_if<platform::Pointer>(&event);
  const bool pressed = press != nullptr && press->down;
  if (pressed && unseen_ && press->device.kind == DeviceKind::pad) {
    return Meaning::nothing;
  }
  if (pressed || (pointer != nullptr && pointer->kind == platform::Pointer::Kind::pressed)) {
    left_ = false;  // keys and pointers come through the window alone, a pad from somebody who looks at it
    unseen_ = false;
  }
  return Meaning::for_screens;
}

}  // namespace fc::cabinet
