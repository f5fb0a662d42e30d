#include <cstdint>

#include "platform/timed_input.h"

namespace fc::platform {
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
