#include "cabinet/bout/attendance.h"

#include <cmath>

namespace fc::cabinet {

bool Attendance::is_moved(const platform::Pointer& pointer) {
  constexpr float trembling = 4;  // pixels
  if (mouse_rests_ && !rest_at_) {
    rest_at_ = pointer.at;
  }
  if (mouse_rests_) {
    mouse_rests_ = std::abs(pointer.at.x - rest_at_->x) + std::abs(pointer.at.y - rest_at_->y) <= trembling;
  }
  return !mouse_rests_;
}

Attendance::Meaning Attendance::take(const platform::InputEvent& event) {
  if (std::holds_alternative<platform::WindowLeft>(event) || std::holds_alternative<platform::WindowBack>(event)) {
    mouse_rests_ = true;
    rest_at_.reset();
  }
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
  if (pointer != nullptr && pointer->kind == platform::Pointer::Kind::moved && pointer->device.kind == DeviceKind::mouse &&
      !is_moved(*pointer)) {
    return Meaning::nothing;
  }
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
