#include "platform/devices.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fc::platform {
namespace {

constexpr std::array<int, 4> chord_buttons{SDL_CONTROLLER_BUTTON_LEFTSHOULDER, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER,
                                           SDL_CONTROLLER_BUTTON_BACK, SDL_CONTROLLER_BUTTON_START};

DeviceId device_of(SDL_JoystickID id) { return {.kind = DeviceKind::pad, .id = id}; }

bool is_direction(Button button) {
  return button == Button::up || button == Button::down || button == Button::left || button == Button::right;
}

Glyphs glyphs_of(SDL_GameController* pad) {
  switch (SDL_GameControllerGetType(pad)) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5: return Glyphs::playstation;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR: return Glyphs::nintendo;
    default: return Glyphs::xbox;
  }
}

/// Whether an analogue control is now on, given what it was.
bool switched(int value, bool was, int on, int off) { return was ? value > off : value > on; }

}  // namespace

void Pads::take(const SDL_Event& event, const Bindings& bindings, double seconds, InputEvents& out) {
  switch (event.type) {
    case SDL_CONTROLLERDEVICEADDED: came(event.cdevice.which, out); break;
    case SDL_CONTROLLERDEVICEREMOVED: went(event.cdevice.which, out); break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP: button(event.cbutton, bindings, seconds, out); break;
    case SDL_CONTROLLERAXISMOTION: axis(event.caxis, bindings, seconds, out); break;
    default: break;
  }
}

void Pads::came(int index, InputEvents& out) {
  if (virtual_only_ && SDL_JoystickIsVirtual(index) == SDL_FALSE) {
    return;
  }
  PadHandle handle(SDL_GameControllerOpen(index));
  if (!handle) {
    return;
  }
  const SDL_JoystickID id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(handle.get()));
  if (pads_.contains(id)) {
    return;
  }
  const char* name = SDL_GameControllerName(handle.get());
  out.emplace_back(PadCame{.device = device_of(id), .name = name != nullptr ? name : "", .glyphs = glyphs_of(handle.get())});
  pads_[id].handle = std::move(handle);
}

void Pads::went(SDL_JoystickID id, InputEvents& out) {
  if (pads_.erase(id) > 0) {
    out.emplace_back(PadWent{.device = device_of(id)});
  }
}

void Pads::send(Pad& pad, DeviceId device, Meaning meaning, bool down, double seconds, InputEvents& out) {
  if (meaning.button == Button::none && !meaning.pick.valid()) {
    return;
  }
  if (is_direction(meaning.button)) {
    pad.held = down ? meaning.button : (pad.held == meaning.button ? Button::none : pad.held);
    constexpr double first_repeat = 0.4;
    pad.next_repeat = seconds + first_repeat;
  }
  out.emplace_back(Press{.device = device, .button = meaning.button, .pick = meaning.pick, .down = down, .repeat = false});
}

void Pads::button(const SDL_ControllerButtonEvent& event, const Bindings& bindings, double seconds, InputEvents& out) {
  const auto found = pads_.find(event.which);
  if (found != pads_.end()) {
    follow_chord(found->second, event, seconds);
    send(found->second, device_of(event.which), bindings.of_pad(event.button), event.state == SDL_PRESSED, seconds, out);
  }
}

void Pads::follow_chord(Pad& pad, const SDL_ControllerButtonEvent& event, double seconds) {
  for (std::size_t place = 0; place < chord_buttons.size(); ++place) {
    if (event.button == chord_buttons[place]) {
      pad.chord[place] = event.state == SDL_PRESSED;
      const bool whole = std::ranges::all_of(pad.chord, [](bool down) { return down; });
      pad.asking_at = whole ? std::optional(seconds + operator_hold_seconds) : std::nullopt;
    }
  }
}

void Pads::axis(const SDL_ControllerAxisEvent& event, const Bindings& bindings, double seconds, InputEvents& out) {
  const auto found = pads_.find(event.which);
  if (found == pads_.end()) {
    return;
  }
  Pad& pad = found->second;
  const DeviceId device = device_of(event.which);
  // Hysteresis: a stick that rests between the two keeps what it was.
  const auto stick = [&](std::size_t place, Button meaning, int value) {
    constexpr int stick_on = 18000;
    constexpr int stick_off = 11000;
    const bool now = switched(value, pad.stick[place], stick_on, stick_off);
    if (now != pad.stick[place]) {
      pad.stick[place] = now;
      send(pad, device, {.device = DeviceKind::pad, .button = meaning, .pick = {}}, now, seconds, out);
    }
  };
  const auto trigger = [&](std::size_t place, int control) {
    constexpr int trigger_on = 16000;
    constexpr int trigger_off = 9000;
    const bool now = switched(event.value, pad.triggers[place], trigger_on, trigger_off);
    if (now != pad.triggers[place]) {
      pad.triggers[place] = now;
      send(pad, device, bindings.of_pad(control), now, seconds, out);
    }
  };
  switch (event.axis) {
    case SDL_CONTROLLER_AXIS_LEFTY:
      stick(0, Button::up, -event.value);
      stick(1, Button::down, event.value);
      break;
    case SDL_CONTROLLER_AXIS_LEFTX:
      stick(2, Button::left, -event.value);
      stick(3, Button::right, event.value);
      break;
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT: trigger(0, left_trigger); break;
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: trigger(1, right_trigger); break;
    default: break;
  }
}

void Pads::repeat(double seconds, InputEvents& out) {
  for (auto& [id, pad] : pads_) {
    if (pad.asking_at && seconds >= *pad.asking_at) {
      pad.asking_at.reset();
      out.emplace_back(OperatorAsked{});
    }
    if (pad.held != Button::none && seconds >= pad.next_repeat) {
      constexpr double later_repeats = 0.11;
      pad.next_repeat = seconds + later_repeats;
      out.emplace_back(Press{.device = device_of(id), .button = pad.held, .pick = {}, .down = true, .repeat = true});
    }
  }
}

std::optional<double> Pads::seconds_to_repeat(double seconds) const {
  std::optional<double> soonest;
  const auto wait_until = [&](double moment) {
    const double left = std::max(0.0, moment - seconds);
    soonest = std::min(soonest.value_or(left), left);
  };
  for (const auto& [id, pad] : pads_) {
    if (pad.held != Button::none) {
      wait_until(pad.next_repeat);
    }
    if (pad.asking_at) {
      wait_until(*pad.asking_at);
    }
  }
  return soonest;
}

void Pads::rumble(DeviceId device, float strength, int milliseconds) {
  const auto found = pads_.find(device.id);
  if (device.kind == DeviceKind::pad && found != pads_.end()) {
    const auto power = static_cast<Uint16>(std::lround(strength * 65535.0F));
    SDL_GameControllerRumble(found->second.handle.get(), power, power, static_cast<Uint32>(milliseconds));
  }
}

std::vector<DeviceId> Pads::connected() const {
  std::vector<DeviceId> devices;
  for (const auto& [id, pad] : pads_) {
    devices.push_back(device_of(id));
  }
  return devices;
}

bool Pads::is_connected(DeviceId device) const { return device.kind == DeviceKind::pad && pads_.contains(device.id); }

Glyphs Pads::glyphs(DeviceId device) const {
  const auto found = pads_.find(device.id);
  return device.kind == DeviceKind::pad && found != pads_.end() ? glyphs_of(found->second.handle.get()) : Glyphs::xbox;
}

}  // namespace fc::platform
