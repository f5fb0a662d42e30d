#include "cabinet/bout/attendance.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

namespace {

constexpr double patience_seconds = 20;
/// As of everything that is held because others might not want it.
constexpr double hold_seconds = 1;

/// Whether somebody who had `held` can be the one who presses `pressed`: a pad that was unplugged meanwhile is another one
/// to the system.
bool is_same(DeviceId held, DeviceId pressed, const platform::Pads& pads) {
  if (held.kind != DeviceKind::pad || pressed.kind != DeviceKind::pad) {
    return covers(held, pressed);
  }
  const std::vector<DeviceId> there = pads.connected();
  return held == pressed || std::ranges::find(there, held) == there.end();
}

}  // namespace

void Desertion::follow(double dt, const std::vector<int>& asked, std::size_t question) {
  if (std::exchange(question_, question) != question) {
    silent_.fill(0);
  }
  offered_.reset();
  double longest = patience_seconds;
  for (int seat = 0; seat < static_cast<int>(most_seats); ++seat) {
    double& silent = silent_[static_cast<std::size_t>(seat)];
    silent = std::ranges::find(asked, seat) == asked.end() ? 0 : silent + dt;
    if (silent >= longest) {
      longest = silent;
      offered_ = seat;
    }
  }
  if (!offered_) {
    held_.reset();
  } else if (held_) {
    *held_ += dt;
  }
}

void Desertion::hold(bool down) {
  if (!down || !offered_) {
    held_.reset();
  } else if (!held_) {
    held_ = 0;
  }
}

void Desertion::desert(int seat, Seats& seats) {
  hold(false);
  const DeviceId device = seats.device_of(seat);
  std::optional<SeatHolder>& gone = gone_[static_cast<std::size_t>(seat)];
  gone = seats[seat];
  gone->device = device;
  seats.leave(seat);
}

std::optional<int> Desertion::come_back(DeviceId device, Seating& seating) {
  Seats& seats = seating.seats();
  if (!seats.seats_of(device).empty()) {
    return std::nullopt;
  }
  for (int seat = 0; seat < seats.count(); ++seat) {
    std::optional<SeatHolder>& gone = gone_[static_cast<std::size_t>(seat)];
    if (gone && !seats[seat].is_person() && is_same(gone->device, device, seating.devices().pads())) {
      gone->sitter = Sitter::person;
      gone->device = device.kind == DeviceKind::pad ? device : gone->device;
      seats[seat] = *std::exchange(gone, std::nullopt);
      return seat;
    }
  }
  return std::nullopt;
}

double Desertion::share_held() const { return std::min(1.0, held_.value_or(0) / hold_seconds); }

}  // namespace fc::cabinet
