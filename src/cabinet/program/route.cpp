#include "cabinet/program/route.h"

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

}  // namespace fc::cabinet
