// All input devices: SDL events in, input events out.
#pragma once

#include <SDL.h>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/bindings.h"
#include "platform/input.h"
#include "platform/window.h"

namespace fc::platform {

// Game controllers, hot-pluggable, identified by SDL's instance id.

/// How long both shoulders, Back and Start must be held for the operator menu; independent of bindings.
inline constexpr double operator_hold_seconds = 3;

class Pads {
 public:
  /// virtual_only: ignores real devices, so that an off-screen run depends only on its input file.
  explicit Pads(bool virtual_only) : virtual_only_(virtual_only) {}

  /// Translates one SDL event into presses; ignores events of other devices.
  void take(const SDL_Event& event, const Bindings& bindings, double seconds, InputEvents& out);
  /// Auto-repeat: sends held directions again after 0.4 s, then 9 times a second; also sends `OperatorAsked` once after
  /// `operator_hold_seconds`.
  void repeat(double seconds, InputEvents& out);
  /// Seconds until `repeat` has something to do, at least 0; none: nothing is held.
  [[nodiscard]] std::optional<double> seconds_to_repeat(double seconds) const;

  /// Vibrates a pad briefly. strength 0..1. No effect without a motor.
  void rumble(DeviceId device, float strength, int milliseconds);
  [[nodiscard]] std::vector<DeviceId> connected() const;
  /// Whether this is a pad that is connected.
  [[nodiscard]] bool is_connected(DeviceId device) const;
  [[nodiscard]] Glyphs glyphs(DeviceId device) const;

 private:
  struct Pad {
    PadHandle handle;
    std::array<bool, 4> stick{};     ///< up, down, left, right of the left stick
    std::array<bool, 2> triggers{};  ///< pulled more than half
    Button held = Button::none;
    double next_repeat = 0;
    std::array<bool, 4> chord{};      ///< of the buttons that ask for the operator's desk
    std::optional<double> asking_at;  ///< when they will have been held for long enough
  };

  void came(int index, InputEvents& out);
  void went(SDL_JoystickID id, InputEvents& out);
  void button(const SDL_ControllerButtonEvent& event, const Bindings& bindings, double seconds, InputEvents& out);
  void axis(const SDL_ControllerAxisEvent& event, const Bindings& bindings, double seconds, InputEvents& out);
  static void follow_chord(Pad& pad, const SDL_ControllerButtonEvent& event, double seconds);
  static void send(Pad& pad, DeviceId device, Meaning meaning, bool down, double seconds, InputEvents& out);

  bool virtual_only_;
  std::map<SDL_JoystickID, Pad> pads_;
};

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
