#include "cabinet/bout/attendance.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
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
  return held == pressed || !pads.is_connected(held);
}

}  // namespace

void InactivePlayers::follow(double dt, const std::vector<int>& asked, std::size_t question) {
  if (std::exchange(question_, question) != question) {
    silent_.fill(0);
  }
  offered_.reset();
  returning_held_ += dt;
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

void InactivePlayers::hold(bool down) {
  if (!down || !offered_) {
    held_.reset();
  } else if (!held_) {
    held_ = 0;
  }
}

void InactivePlayers::hand_to_bot(int seat, Seats& seats) {
  hold(false);
  const DeviceId device = seats.device_of(seat);
  Gone gone{.was = seats[seat], .shared_with = {}};
  gone.was.device = device;
  for (const int each : seats.seats_of(device)) {
    if (each != seat) {
      gone.shared_with.push_back({.seat = each, .name = seats[each].name});
    }
  }
  gone_[static_cast<std::size_t>(seat)] = std::move(gone);
  seats.leave(seat);
}

// A pad that is plugged in again has another number, and the seats that use it follow it.
bool InactivePlayers::is_used_by(const Gone& gone, DeviceId device, const Seats& seats) {
  return covers(gone.was.device, device) || std::ranges::any_of(gone.shared_with, [&](const Gone::Sharer& sharer) {
           const SeatHolder& holder = seats[sharer.seat];
           return holder.is_person() && holder.name == sharer.name && covers(seats.device_of(sharer.seat), device);
         });
}

std::vector<int> InactivePlayers::seat_again(DeviceId device, Seating& seating) {
  Seats& seats = seating.seats();
  const bool in_use = !seats.seats_of(device).empty();
  std::optional<DeviceId> before;  // what it was when they went
  std::vector<int> back;
  for (int seat = 0; seat < seats.count(); ++seat) {
    std::optional<Gone>& gone = gone_[static_cast<std::size_t>(seat)];
    if (!gone || seats[seat].is_person()) {
      continue;
    }
    SeatHolder& was = gone->was;
    const bool his = before   ? was.device == *before
                     : in_use ? is_used_by(*gone, device, seats)
                              : is_same(was.device, device, seating.devices().pads());
    if (!his) {
      continue;
    }
    before = was.device;
    was.sitter = Sitter::person;
    was.device = device.kind == DeviceKind::pad ? device : was.device;
    const bool shares = in_use || !back.empty();
    seats[seat] = std::move(was);
    gone.reset();
    if (shares) {
      seats.share(seat, device);
    }
    back.push_back(seat);
  }
  return back;
}

std::vector<int> InactivePlayers::come_back(DeviceId device, Seating& seating) {
  return seating.seats().seats_of(device).empty() ? seat_again(device, seating) : std::vector<int>{};
}

void InactivePlayers::hold_to_come_back(DeviceId device, bool down, const Seats& seats) {
  // Meanwhile others press who play on.
  const auto is_his = [&](const std::optional<Gone>& gone) { return gone && is_used_by(*gone, device, seats); };
  if (down ? std::ranges::none_of(gone_, is_his) : returning_ != device) {
    return;
  }
  returning_ = down ? device : DeviceId{};
  returning_held_ = 0;
}

void InactivePlayers::let_go() {
  held_.reset();
  returning_ = {};
}

std::vector<int> InactivePlayers::come_back_by_hold(Seating& seating) {
  if (returning_.kind == DeviceKind::none || returning_held_ < hold_seconds) {
    return {};
  }
  const DeviceId device = std::exchange(returning_, DeviceId{});
  return seat_again(device, seating);
}

double InactivePlayers::share_held() const { return std::min(1.0, held_.value_or(0) / hold_seconds); }

void Absences::read(const std::vector<std::string>& kept) {
  for (std::size_t seat = 0; seat < std::min(kept.size(), chairs_.size()); ++seat) {
    const char* at = kept[seat].data();
    const char* const end = at + kept[seat].size();
    while (at != end) {
      Span span;
      const auto from = std::from_chars(at, end, span.from);
      if (from.ec != std::errc() || from.ptr == end || *from.ptr != '-') {
        break;
      }
      std::size_t last = 0;
      const auto to = std::from_chars(from.ptr + 1, end, last);
      span.to = to.ec == std::errc() ? std::optional(last) : std::nullopt;
      chairs_[seat].spans.push_back(span);
      at = std::find_if(to.ec == std::errc() ? to.ptr : from.ptr + 1, end, [](char one) { return one != ' '; });
      if (!span.to) {
        break;
      }
    }
  }
}

std::vector<std::string> Absences::kept() const {
  std::vector<std::string> kept;
  for (const Chair& chair : chairs_) {
    std::string text;
    for (const Span& span : chair.spans) {
      text += (text.empty() ? "" : " ") + std::to_string(span.from) + "-" + (span.to ? std::to_string(*span.to) : "");
    }
    kept.push_back(std::move(text));
  }
  return kept;
}

Absences::News Absences::follow(Seats& seats, std::size_t choices) {
  News news;
  std::vector<int> new_here;  // chairs of whoever has none of his own, or has moved
  const auto is_open = [](const Chair& chair) { return !chair.spans.empty() && !chair.spans.back().to; };
  for (int seat = 0; seat < seats.count(); ++seat) {
    Chair& chair = chairs_[static_cast<std::size_t>(seat)];
    if (!seats[seat].is_person()) {
      continue;
    }
    chair.name = seats[seat].name;
    chair.device = seats.device_of(seat);
    if (is_open(chair)) {
      news.changed = true;
      chair.spans.back().to = choices;
      if (chair.spans.back().from < choices) {
        news.back.push_back(seat);
      } else {
        chair.spans.pop_back();
      }
    } else if (!chair.taken) {
      new_here.push_back(seat);
    }
    chair.taken = true;
  }
  const auto has_moved = [&](const Chair& chair) {
    const auto to = std::ranges::find_if(new_here, [&](int seat) {
      const DeviceId device = seats.device_of(seat);
      return seats[seat].name == chair.name && (covers(device, chair.device) || covers(chair.device, device));
    });
    const bool moved = to != new_here.end();
    if (moved) {
      new_here.erase(to);
    }
    return moved;
  };
  for (int seat = 0; seat < seats.count(); ++seat) {
    Chair& chair = chairs_[static_cast<std::size_t>(seat)];
    if (seats[seat].is_person()) {
      continue;
    }
    if (std::exchange(chair.taken, false) && seats[seat].sitter == Sitter::bot && !has_moved(chair)) {
      seats.go_away(seat);
      seats[seat].name = chair.name;
    }
    if (seats[seat].sitter == Sitter::absent && !is_open(chair)) {
      news.changed = true;
      chair.spans.push_back({.from = choices, .to = std::nullopt});
    }
  }
  return news;
}

std::vector<overlay::StoodIn> Absences::since(std::size_t choices, std::optional<int> seat) const {
  constexpr std::size_t no_end = std::numeric_limits<std::size_t>::max();
  std::vector<overlay::StoodIn> stood_in;
  for (int each = 0; each < static_cast<int>(chairs_.size()); ++each) {
    for (const Span& span : chairs_[static_cast<std::size_t>(each)].spans) {
      if (each == seat.value_or(each) && span.to.value_or(no_end) > choices) {
        stood_in.push_back({.seat = each, .from = std::max(span.from, choices), .to = span.to.value_or(no_end)});
      }
    }
  }
  return stood_in;
}

}  // namespace fc::cabinet
