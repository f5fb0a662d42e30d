// All input devices: SDL events in, input events out.
#pragma once

#include <SDL.h>

#include <string>
#include <string_view>

#include "platform/bindings.h"
#include "platform/input.h"
#include "platform/pads.h"

namespace fc::platform {

class Devices {
 public:
  /// virtual_pads_only: see Pads.
  explicit Devices(bool virtual_pads_only) : pads_(virtual_pads_only) {}

  /// Translates one SDL event. output: picture size in pixels; window: mouse positions are in its points, which differ from
  /// pixels on high-DPI displays. seconds: the loop's clock.
  void take(const SDL_Event& event, int output_width, int output_height, SDL_Window* window, double seconds,
            InputEvents& out);
  /// See Pads::repeat.
  void repeat(double seconds, InputEvents& out) { pads_.repeat(seconds, out); }

  /// Name of the control pressed last in a group ("pad", "keyboard", "left", "right": any key); empty: none since
  /// `forget_last_control`. For the remapping screen.
  [[nodiscard]] std::string last_control(std::string_view group) const;
  void forget_last_control();
  /// While typing, letters produce text instead of presses; arrows, Return, Escape and Tab still produce presses.
  void set_typing(bool typing);

  /// Reserves a control as a kiosk's coin slot: "key" or "pad" and SDL's name, as "key F12", "pad guide"; empty or unknown:
  /// none.
  void set_coin_control(std::string_view control);

  [[nodiscard]] Bindings& bindings() { return bindings_; }
  [[nodiscard]] const Bindings& bindings() const { return bindings_; }
  [[nodiscard]] Pads& pads() { return pads_; }
  [[nodiscard]] const Pads& pads() const { return pads_; }

 private:
  void note_control(const SDL_Event& event);
  /// Whether the event is the coin slot's control, pressed or released.
  [[nodiscard]] bool is_coin(const SDL_Event& event) const;

  Bindings bindings_;
  Pads pads_;
  std::string last_key_;
  std::string last_pad_control_;
  bool typing_ = false;
  SDL_Scancode coin_key_ = SDL_SCANCODE_UNKNOWN;
  int coin_button_ = SDL_CONTROLLER_BUTTON_INVALID;
};

}  // namespace fc::platform
