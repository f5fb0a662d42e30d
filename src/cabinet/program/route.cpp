#include "cabinet/program/route.h"

#include <algorithm>
#include <optional>

namespace fc::cabinet {
namespace {

/// How far a notch of the wheel scrolls, in pixels of the 1280 x 720 design.
constexpr float pixels_a_notch = 60;

void route_press(const Press& press, Seating& seating, PressGuard& guard, Flow& flow, Screen& top, overlay::Ui& ui) {
  if (press.down) {
    seating.used(press.device);
  }
  if (guard.drops(press) || top.press(press)) {
    return;
  }
  if (press.button == Button::accept) {
    if (!press.repeat) {
      ui.focus().accept(press.down);
    }
  } else if (press.down) {
    if (const auto direction = direction_of(press.button)) {
      ui.focus().move(*direction);
    } else if (press.button == Button::shoulder_left || press.button == Button::shoulder_right) {
      ui.turn(press.button == Button::shoulder_left ? -1 : 1);
    } else if (press.button == Button::rulebook && !press.repeat) {
      flow.open_rulebook(top.rulebook_page());
    }
  }
}

void route_pointer(const platform::Pointer& pointer, Seating& seating, PressGuard& guard, Screen& top, overlay::Ui& ui) {
  using Kind = platform::Pointer::Kind;
  if (pointer.kind == Kind::pressed) {
    seating.used(pointer.device);
  }
  if ((pointer.kind == Kind::pressed && guard.drops_click()) || top.point(pointer)) {
    return;
  }
  overlay::FocusMap& focus = ui.focus();
  switch (pointer.kind) {
    case Kind::moved: focus.point(pointer.at.x, pointer.at.y); break;
    case Kind::pressed:
    case Kind::released:
      if (pointer.secondary) {
        if (pointer.kind == Kind::pressed) {
          top.press({.device = pointer.device, .button = Button::back, .pick = {}});
        }
        break;
      }
      focus.point(pointer.at.x, pointer.at.y);
      focus.press_pointer(pointer.at.x, pointer.at.y, pointer.kind == Kind::pressed);
      break;
    case Kind::wheel: ui.scroll(-pointer.wheel * ui.px(pixels_a_notch)); break;
  }
}

}  // namespace

std::optional<scene::Direction> direction_of(Button button) {
  switch (button) {
    case Button::up: return scene::Direction::up;
    case Button::down: return scene::Direction::down;
    case Button::left: return scene::Direction::left;
    case Button::right: return scene::Direction::right;
    default: return std::nullopt;
  }
}

void route(const platform::InputEvent& event, Seating& seating, PressGuard& guard, Flow& flow, Screen& top,
           overlay::Ui& ui) {
  if (const auto* press = std::get_if<Press>(&event)) {
    route_press(*press, seating, guard, flow, top, ui);
  } else if (const auto* pointer = std::get_if<platform::Pointer>(&event)) {
    route_pointer(*pointer, seating, guard, top, ui);
  } else if (const auto* typed = std::get_if<platform::Typed>(&event)) {
    ui.type(typed->utf8);
  } else if (const auto* came = std::get_if<platform::PadCame>(&event)) {
    seating.seats().give_back(came->device);
    top.devices_changed();
  } else if (const auto* went = std::get_if<platform::PadWent>(&event)) {
    seating.seats().lose(went->device);
    top.devices_changed();
  }
}

namespace {

/// Slower than a double tap, faster than anybody reads.
constexpr double news_seconds = 0.5;
/// Whoever presses on through a last page for so long has seen it and wants to go on.
constexpr double most_seconds = 6;
/// After a pick a hand is still on its buttons.
constexpr double pick_seconds = 1;

}  // namespace

void PressGuard::news() {
  news_at_ = clock_->seconds;
  lasting_ = false;
}

void PressGuard::last_page() {
  news();
  lasting_ = true;
  lasts_until_ = clock_->seconds + most_seconds;
}

void PressGuard::picking(bool open) {
  if (open || pick_is_open_) {
    picked_at_ = clock_->seconds;
  }
  pick_is_open_ = open;
}

bool PressGuard::holds() const { return share_waited() < 1; }

float PressGuard::share_waited() const {
  if (news_at_ < 0 || (lasting_ && clock_->seconds >= lasts_until_)) {
    return 1;
  }
  return static_cast<float>(std::clamp((clock_->seconds - news_at_) / news_seconds, 0.0, 1.0));
}

bool PressGuard::is_left_over(const Press& press) const {
  const bool leads_away =
      press.button == Button::back || press.button == Button::rulebook || press.button == Button::details;
  return leads_away && press.pick.valid() && picked_at_ >= 0 && clock_->seconds - picked_at_ < pick_seconds;
}

bool PressGuard::drops(const Press& press) {
  if (!press.down) {
    return false;
  }
  if (press.button == Button::accept || (lasting_ && press.button == Button::back)) {
    return drops_click();
  }
  return !pick_is_open_ && is_left_over(press);
}

bool PressGuard::drops_click() {
  const bool dropped = holds();
  if (dropped && lasting_) {
    news_at_ = clock_->seconds;
  }
  return dropped;
}

}  // namespace fc::cabinet
