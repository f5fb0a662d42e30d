#include "platform/devices.h"

#include <algorithm>

namespace fc::platform {
namespace {

constexpr DeviceId mouse{.kind = DeviceKind::mouse, .id = 0};
constexpr DeviceId finger{.kind = DeviceKind::touch, .id = 0};

/// The key as bindings know it: both keys called Enter are one.
SDL_Scancode code_of(const SDL_KeyboardEvent& event) {
  const SDL_Scancode code = event.keysym.scancode;
  return code == SDL_SCANCODE_KP_ENTER ? SDL_SCANCODE_RETURN : code;
}

void key(const SDL_KeyboardEvent& event, const Bindings& bindings, InputEvents& out) {
  const Meaning meaning = bindings.of_key(code_of(event));
  if (meaning.button != Button::none || meaning.pick.valid()) {
    out.emplace_back(Press{.device = {.kind = meaning.device, .id = 0},
                           .button = meaning.button,
                           .pick = meaning.pick,
                           .down = event.state == SDL_PRESSED,
                           .repeat = event.repeat != 0});
  }
}

/// Keys that no binding takes: they mean the window.
bool asks_for_fullscreen(const SDL_KeyboardEvent& event) {
  const bool with_alt = (event.keysym.mod & KMOD_ALT) != 0 && event.keysym.scancode == SDL_SCANCODE_RETURN;
  return event.keysym.scancode == SDL_SCANCODE_F11 || with_alt;
}

bool asks_for_operator(const SDL_KeyboardEvent& event) {
  return event.keysym.scancode == SDL_SCANCODE_O && (event.keysym.mod & KMOD_CTRL) != 0 &&
         (event.keysym.mod & KMOD_ALT) != 0;
}

bool is_pulled_trigger(const SDL_ControllerAxisEvent& event) {
  const bool trigger = event.axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT || event.axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
  return trigger && event.value > SDL_JOYSTICK_AXIS_MAX / 2;
}

void touch(const SDL_TouchFingerEvent& event, int width, int height, Pointer::Kind kind, InputEvents& out) {
  const Point at{event.x * static_cast<float>(width), event.y * static_cast<float>(height)};
  out.emplace_back(Pointer{.kind = kind, .device = finger, .at = at, .secondary = false, .wheel = 0});
}

/// Where the mouse is, in pixels of the output.
Point mouse_point(int x, int y, int output_width, int output_height, SDL_Window* window) {
  int width = output_width;
  int height = output_height;
  if (window != nullptr) {
    SDL_GetWindowSize(window, &width, &height);
  }
  return {static_cast<float>(x) * static_cast<float>(output_width) / static_cast<float>(width > 0 ? width : 1),
          static_cast<float>(y) * static_cast<float>(output_height) / static_cast<float>(height > 0 ? height : 1)};
}

void mouse_button(const SDL_MouseButtonEvent& event, Point at, InputEvents& out) {
  if (event.button == SDL_BUTTON_LEFT || event.button == SDL_BUTTON_RIGHT) {
    const bool down = event.state == SDL_PRESSED;
    out.emplace_back(Pointer{.kind = down ? Pointer::Kind::pressed : Pointer::Kind::released,
                             .device = mouse,
                             .at = at,
                             .secondary = event.button == SDL_BUTTON_RIGHT,
                             .wheel = 0});
  }
}

bool asks_for_paint(const SDL_WindowEvent& event) {
  return event.event == SDL_WINDOWEVENT_SIZE_CHANGED || event.event == SDL_WINDOWEVENT_EXPOSED ||
         event.event == SDL_WINDOWEVENT_SHOWN || event.event == SDL_WINDOWEVENT_RESTORED;
}

void window_event(const SDL_WindowEvent& event, InputEvents& out) {
  if (asks_for_paint(event)) {
    out.emplace_back(PaintAsked{.anew = event.event == SDL_WINDOWEVENT_SIZE_CHANGED});
  }
  switch (event.event) {
    case SDL_WINDOWEVENT_FOCUS_LOST: out.emplace_back(WindowLeft{.unseen = false}); break;
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN: out.emplace_back(WindowLeft{.unseen = true}); break;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_SHOWN: out.emplace_back(WindowBack{}); break;
    default: break;
  }
}

/// Keys that keep their meaning while somebody types.
bool steers(SDL_Scancode key) {
  switch (key) {
    case SDL_SCANCODE_UP:
    case SDL_SCANCODE_DOWN:
    case SDL_SCANCODE_LEFT:
    case SDL_SCANCODE_RIGHT:
    case SDL_SCANCODE_RETURN:
    case SDL_SCANCODE_KP_ENTER:
    case SDL_SCANCODE_ESCAPE:
    case SDL_SCANCODE_TAB:
    case SDL_SCANCODE_PAGEUP:
    case SDL_SCANCODE_PAGEDOWN: return true;
    default: return false;
  }
}

}  // namespace

void Devices::note_control(const SDL_Event& event) {
  if (event.type == SDL_KEYDOWN && !asks_for_fullscreen(event.key)) {
    last_key_ = SDL_GetScancodeName(code_of(event.key));
  } else if (event.type == SDL_CONTROLLERBUTTONDOWN) {
    const char* name = SDL_GameControllerGetStringForButton(static_cast<SDL_GameControllerButton>(event.cbutton.button));
    last_pad_control_ = name != nullptr ? name : "";
  } else if (event.type == SDL_CONTROLLERAXISMOTION && is_pulled_trigger(event.caxis)) {
    last_pad_control_ = SDL_GameControllerGetStringForAxis(static_cast<SDL_GameControllerAxis>(event.caxis.axis));
  }
}

std::string Devices::last_control(std::string_view group) const { return group == "pad" ? last_pad_control_ : last_key_; }

void Devices::set_coin_control(std::string_view control) {
  const std::size_t blank = std::min(control.find(' '), control.size());
  const std::string name(control.substr(std::min(blank + 1, control.size())));
  const bool of_pad = control.substr(0, blank) == "pad";
  coin_button_ = of_pad ? SDL_GameControllerGetButtonFromString(name.c_str()) : SDL_CONTROLLER_BUTTON_INVALID;
  coin_key_ = !of_pad && !name.empty() ? SDL_GetScancodeFromName(name.c_str()) : SDL_SCANCODE_UNKNOWN;
}

bool Devices::is_coin(const SDL_Event& event) const {
  switch (event.type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP: return coin_key_ != SDL_SCANCODE_UNKNOWN && event.key.keysym.scancode == coin_key_;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP: return event.cbutton.button == coin_button_;
    default: return false;
  }
}

void Devices::forget_last_control() {
  last_key_.clear();
  last_pad_control_.clear();
}

void Devices::set_typing(bool typing) {
  if (typing == typing_) {
    return;
  }
  typing_ = typing;
  if (typing) {
    SDL_StartTextInput();
  } else {
    SDL_StopTextInput();
  }
}

void Devices::take(const SDL_Event& event, int output_width, int output_height, SDL_Window* window, double seconds,
                   InputEvents& out) {
  if (is_coin(event)) {
    if (event.type == SDL_CONTROLLERBUTTONDOWN || (event.type == SDL_KEYDOWN && event.key.repeat == 0)) {
      out.emplace_back(CoinDropped{});
    }
    return;
  }
  note_control(event);
  switch (event.type) {
    case SDL_QUIT: out.emplace_back(QuitAsked{}); break;
    case SDL_WINDOWEVENT: window_event(event.window, out); break;
    case SDL_DISPLAYEVENT:  // a monitor that is switched on again shows nothing until it is painted
      out.emplace_back(PaintAsked{});
      break;
    case SDL_RENDER_TARGETS_RESET: out.emplace_back(PaintAsked{.anew = true}); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP:
      if (asks_for_fullscreen(event.key)) {
        if (event.type == SDL_KEYDOWN && event.key.repeat == 0) {
          out.emplace_back(FullscreenAsked{});
        }
      } else if (asks_for_operator(event.key)) {
        if (event.type == SDL_KEYDOWN && event.key.repeat == 0) {
          out.emplace_back(OperatorAsked{});
        }
      } else if (!typing_ || steers(event.key.keysym.scancode)) {
        key(event.key, bindings_, out);
      } else if (event.type == SDL_KEYDOWN && event.key.keysym.scancode == SDL_SCANCODE_BACKSPACE) {
        out.emplace_back(Typed{.utf8 = "\b"});
      }
      break;
    case SDL_TEXTINPUT:
      if (typing_) {
        out.emplace_back(Typed{.utf8 = event.text.text});
      }
      break;
    case SDL_MOUSEMOTION:
      out.emplace_back(Pointer{.kind = Pointer::Kind::moved,
                               .device = mouse,
                               .at = mouse_point(event.motion.x, event.motion.y, output_width, output_height, window),
                               .secondary = false,
                               .wheel = 0});
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      mouse_button(event.button, mouse_point(event.button.x, event.button.y, output_width, output_height, window), out);
      break;
    case SDL_MOUSEWHEEL:
      out.emplace_back(Pointer{
          .kind = Pointer::Kind::wheel, .device = mouse, .at = {}, .secondary = false, .wheel = event.wheel.preciseY});
      break;
    case SDL_FINGERDOWN: touch(event.tfinger, output_width, output_height, Pointer::Kind::pressed, out); break;
    case SDL_FINGERMOTION: touch(event.tfinger, output_width, output_height, Pointer::Kind::moved, out); break;
    case SDL_FINGERUP: touch(event.tfinger, output_width, output_height, Pointer::Kind::released, out); break;
    default: pads_.take(event, bindings_, seconds, out); break;
  }
}

}  // namespace fc::platform
