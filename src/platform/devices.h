// Every device in one place: SDL events in, presses and pointers out.
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

  /// Turns one SDL event into what it means. output: pixels of the picture, window: points of the window (they differ on
  /// displays with more pixels than points). seconds: the loop's clock.
  void take(const SDL_Event& event, int output_width, int output_height, SDL_Window* window, double seconds,
            InputEvents& out);
  /// What pads hold, see Pads.
  void repeat(double seconds, InputEvents& out) { pads_.repeat(seconds, out); }

  /// The control that went down last in a group of controls ("pad", "keyboard", "left", "right": any key), by its name in
  /// the bindings; empty: none since `forget_last_control`. For the remapping table.
  [[nodiscard]] std::string last_control(std::string_view group) const;
  void forget_last_control();
  /// While somebody types, letters are text and no presses; arrows, Return, Escape and Tab stay what they are.
  void set_typing(bool typing);

  /// The control that is a kiosk's coin slot, and nothing else: "key" or "pad" and SDL's name, as "key F12", "pad guide";
  /// empty or unknown: there is none.
  void set_coin_control(std::string_view control);

  [[nodiscard]] Bindings& bindings() { return bindings_; }
  [[nodiscard]] const Bindings& bindings() const { return bindings_; }
  [[nodiscard]] Pads& pads() { return pads_; }
  [[nodiscard]] const Pads& pads() const { return pads_; }

 private:
  void note_control(const SDL_Event& event);
  /// Whether this is the coin slot's control, up or down.
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
