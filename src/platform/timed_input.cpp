#include "platform/timed_input.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "core/cleaned.h"

namespace fc::platform {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 5> mouse_words{"left", "right", "move", "wheel-up", "wheel-down"};
constexpr std::array<std::string_view, 3> kinds{"xbox", "playstation", "nintendo"};

bool is_pad(std::string_view device) {
  return device.size() == 4 && device.starts_with("pad") && device[3] >= '1' && device[3] <= '9';
}

bool is_known_press(const TimedPress& press) {
  if (is_pad(press.device)) {
    return press.press == "connect" || press.press == "disconnect" || press.press == "lefttrigger" ||
           press.press == "righttrigger" ||
           SDL_GameControllerGetButtonFromString(press.press.c_str()) != SDL_CONTROLLER_BUTTON_INVALID;
  }
  if (press.device == "keyboard") {
    return SDL_GetScancodeFromName(press.press.c_str()) != SDL_SCANCODE_UNKNOWN;
  }
  if (press.device == "mouse") {
    return std::ranges::find(mouse_words, press.press) != mouse_words.end();
  }
  return press.device == "touch" && press.press == "tap";
}

/// The place of a line: "hands.jsonl:3", with the key where there is one.
std::string place(const std::filesystem::path& file, int line, std::string_view key = {}) {
  std::string text = file.string() + ":" + std::to_string(line);
  return key.empty() ? text : text + ": " + cleaned(key);
}

Result<void> read_member(TimedPress& press, const std::string& key, const json& value, const std::string& where) {
  const bool is_text = key == "device" || key == "press" || key == "kind";
  const bool is_number = key == "frame" || key == "hold" || key == "x" || key == "y";
  if (!is_text && !is_number) {
    return fault(FaultCode::unknown_key, where, "is not a key; allowed: frame, device, press, hold, kind, x, y");
  }
  if (is_text) {
    if (!value.is_string()) {
      return fault(FaultCode::wrong_type, where, "has to be text");
    }
    (key == "device" ? press.device : key == "press" ? press.press : press.kind) = value.get<std::string>();
    return {};
  }
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > 1000000000U) {
    return fault(FaultCode::wrong_type, where, "has to be a whole number from 0 to 1000000000");
  }
  if (key == "frame") {
    press.frame = value.get<long>();
  } else {
    (key == "hold" ? press.hold : key == "x" ? press.x : press.y) = value.get<int>();
  }
  return {};
}

Result<TimedPress> read_line(std::string_view line, const std::filesystem::path& file, int number) {
  // A parser makes a hundred times as much of a line as stands in it.
  constexpr std::size_t longest_line = 1000;
  const json object = line.size() > longest_line ? json() : json::parse(line, nullptr, false);
  if (!object.is_object()) {
    return fault(FaultCode::bad_json, place(file, number), "is not one JSON object of at most 1000 bytes");
  }
  TimedPress press;
  for (const auto& [key, value] : object.items()) {
    FC_TRY(read_member(press, key, value, place(file, number, key)));
  }
  if (!is_known_press(press)) {
    return fault(FaultCode::unknown_value, place(file, number),
                 "no press '" + cleaned(press.press) + "' on a device '" + cleaned(press.device) +
                     "'; devices: pad1 to pad9, keyboard, mouse, touch");
  }
  if (std::ranges::find(kinds, press.kind) == kinds.end()) {
    return fault(FaultCode::unknown_value, place(file, number, "kind"), "allowed: xbox, playstation, nintendo");
  }
  return press;
}

void push_key(const std::string& name, bool down, Uint32 window) {
  SDL_Event event{};
  event.key.type = down ? SDL_KEYDOWN : SDL_KEYUP;
  event.key.windowID = window;
  event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
  event.key.keysym.scancode = SDL_GetScancodeFromName(name.c_str());
  event.key.keysym.sym = SDL_GetKeyFromScancode(event.key.keysym.scancode);
  SDL_PushEvent(&event);
}

void push_mouse(const TimedPress& press, bool down, Uint32 window) {
  SDL_Event event{};
  if (down) {
    event.motion.type = SDL_MOUSEMOTION;
    event.motion.windowID = window;
    event.motion.x = press.x;
    event.motion.y = press.y;
    SDL_PushEvent(&event);
  }
  if (press.press == "left" || press.press == "right") {
    event = {};
    event.button.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
    event.button.windowID = window;
    event.button.button = press.press == "left" ? SDL_BUTTON_LEFT : SDL_BUTTON_RIGHT;
    event.button.state = down ? SDL_PRESSED : SDL_RELEASED;
    event.button.clicks = 1;
    event.button.x = press.x;
    event.button.y = press.y;
    SDL_PushEvent(&event);
  } else if (down && press.press.starts_with("wheel")) {
    event = {};
    event.wheel.type = SDL_MOUSEWHEEL;
    event.wheel.windowID = window;
    event.wheel.y = press.press == "wheel-up" ? 1 : -1;
    event.wheel.preciseY = static_cast<float>(event.wheel.y);
    SDL_PushEvent(&event);
  }
}

void push_finger(const TimedPress& press, bool down, SDL_Window* window) {
  int width = 1;
  int height = 1;
  SDL_GetWindowSize(window, &width, &height);
  SDL_Event event{};
  event.tfinger.type = down ? SDL_FINGERDOWN : SDL_FINGERUP;
  event.tfinger.windowID = SDL_GetWindowID(window);
  event.tfinger.x = static_cast<float>(press.x) / static_cast<float>(width);
  event.tfinger.y = static_cast<float>(press.y) / static_cast<float>(height);
  SDL_PushEvent(&event);
}

}  // namespace

Result<std::vector<TimedPress>> read_timed_input(std::string_view text, const std::filesystem::path& file) {
  std::vector<TimedPress> presses;
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
      continue;
    }
    FC_TRY(TimedPress press, read_line(line, file, number));
    presses.push_back(std::move(press));
  }
  std::ranges::stable_sort(presses, {}, &TimedPress::frame);
  return presses;
}

TimedInput::TimedInput(std::vector<TimedPress> presses) : presses_(std::move(presses)) {}

Result<void> TimedInput::connect() {
  for (const TimedPress& press : presses_) {
    if (!is_pad(press.device) || pads_.contains(press.device)) {
      continue;
    }
    VirtualPad& pad = pads_[press.device];
    if (press.press != "connect") {
      FC_TRY(pad.connect(press.kind));
    }
  }
  return {};
}

void TimedInput::play(long frame, SDL_Window* window) {
  while (!releases_.empty() && releases_.begin()->first <= frame) {
    const TimedPress released = releases_.begin()->second;
    releases_.erase(releases_.begin());
    act(released, window, false);
  }
  while (next_ < presses_.size() && presses_[next_].frame <= frame) {
    const TimedPress& press = presses_[next_];
    act(press, window, true);
    if (press.press != "connect" && press.press != "disconnect") {
      releases_.emplace(frame + press.hold, press);
    }
    ++next_;
  }
}

void TimedInput::act(const TimedPress& press, SDL_Window* window, bool down) {
  if (press.device == "keyboard") {
    push_key(press.press, down, SDL_GetWindowID(window));
  } else if (press.device == "mouse") {
    push_mouse(press, down, SDL_GetWindowID(window));
  } else if (press.device == "touch") {
    push_finger(press, down, window);
  } else if (press.press == "connect") {
    // A pad that cannot be made is the same as one that was never plugged in.
    static_cast<void>(pads_[press.device].connect(press.kind));
  } else if (press.press == "disconnect") {
    pads_[press.device].disconnect();
  } else {
    pads_[press.device].set(press.press, down);
  }
}

namespace {

struct PadModel {
  Uint16 vendor;
  Uint16 product;
};

PadModel model_of(const std::string& kind) {
  if (kind == "playstation") {
    return {.vendor = 0x054c, .product = 0x09cc};
  }
  if (kind == "nintendo") {
    return {.vendor = 0x057e, .product = 0x2009};
  }
  return {.vendor = 0x045e, .product = 0x028e};
}

int SDLCALL count_buzz(void* counter, Uint16 low, Uint16 high) {
  if (low > 0 || high > 0) {
    ++*static_cast<int*>(counter);
  }
  return 0;
}

constexpr Sint16 trigger_at_rest = INT16_MIN;
constexpr Sint16 trigger_pulled = INT16_MAX;

}  // namespace

Result<void> VirtualPad::connect(const std::string& kind) {
  disconnect();
  const PadModel model = model_of(kind);
  SDL_VirtualJoystickDesc description{};
  description.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
  description.type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
  description.naxes = SDL_CONTROLLER_AXIS_MAX;
  description.nbuttons = SDL_CONTROLLER_BUTTON_MAX;
  description.vendor_id = model.vendor;
  description.product_id = model.product;
  description.name = "Virtual pad";
  description.userdata = &buzzes_;
  description.Rumble = count_buzz;
  const int index = SDL_JoystickAttachVirtualEx(&description);
  joystick_ = index < 0 ? nullptr : SDL_JoystickOpen(index);
  if (joystick_ == nullptr) {
    return fault(FaultCode::unavailable, "virtual pad", SDL_GetError());
  }
  id_ = SDL_JoystickInstanceID(joystick_);
  // SDL starts every axis in the middle, which for a trigger is half pulled.
  SDL_JoystickSetVirtualAxis(joystick_, SDL_CONTROLLER_AXIS_TRIGGERLEFT, trigger_at_rest);
  SDL_JoystickSetVirtualAxis(joystick_, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, trigger_at_rest);
  return {};
}

void VirtualPad::disconnect() {
  if (joystick_ == nullptr) {
    return;
  }
  if (SDL_WasInit(SDL_INIT_JOYSTICK) != 0) {
    for (int index = 0; index < SDL_NumJoysticks(); ++index) {
      if (SDL_JoystickGetDeviceInstanceID(index) == id_) {
        SDL_JoystickDetachVirtual(index);
        break;
      }
    }
    SDL_JoystickClose(joystick_);
  }
  joystick_ = nullptr;
}

void VirtualPad::set(const std::string& control, bool down) {
  if (joystick_ == nullptr) {
    return;
  }
  const Sint16 pull = down ? trigger_pulled : trigger_at_rest;
  if (control == "lefttrigger") {
    SDL_JoystickSetVirtualAxis(joystick_, SDL_CONTROLLER_AXIS_TRIGGERLEFT, pull);
  } else if (control == "righttrigger") {
    SDL_JoystickSetVirtualAxis(joystick_, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, pull);
  } else {
    const SDL_GameControllerButton button = SDL_GameControllerGetButtonFromString(control.c_str());
    SDL_JoystickSetVirtualButton(joystick_, button, down ? SDL_PRESSED : SDL_RELEASED);
  }
}

}  // namespace fc::platform
