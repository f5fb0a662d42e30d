// Input events without SDL: the main loop's only view of devices.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace fc {

// One press of one device, without SDL: used by cabinet, seats and tests.

enum class DeviceKind : std::uint8_t { none, pad, keyboard, keyboard_left, keyboard_right, mouse, touch };

/// An input device. `id` distinguishes pads (SDL's instance id); 0 for others.
struct DeviceId {
  DeviceKind kind = DeviceKind::none;
  std::int32_t id = 0;

  friend constexpr bool operator==(const DeviceId&, const DeviceId&) = default;
};

/// The whole keyboard as one device, not shared.
inline constexpr DeviceId whole_keyboard{.kind = DeviceKind::keyboard, .id = 0};

/// Meaning of a press after remapping. The six picks are laid out like the keys of a keyboard half: Q W E / A S D, U I O / J
/// K L; on a pad LB Y RB / X A B. A device sends its normal meaning (`accept` for A) and `pick`, which the cabinet uses
/// while a secret pick is open.
enum class Button : std::uint8_t {
  none,
  up,
  down,
  left,
  right,
  accept,    ///< A, Enter
  back,      ///< B, Escape
  start,     ///< pause
  rulebook,  ///< X
  details,   ///< Y
  shoulder_left,
  shoulder_right,
  hurry,  ///< hold: trigger, Tab
};

/// One of the six buttons of a secret pick, row by row: 0 1 2 / 3 4 5; -1: this press is no pick.
struct PickSlot {
  std::int8_t place = -1;
  [[nodiscard]] constexpr bool valid() const { return place >= 0; }
  friend constexpr bool operator==(const PickSlot&, const PickSlot&) = default;
};

/// x, y in pixels of the output, top left 0,0.
struct Point {
  float x = 0;
  float y = 0;
};

struct Press {
  DeviceId device;
  Button button = Button::none;
  PickSlot pick;        ///< the pick this press means while a pick is open
  bool down = true;     ///< pressed, otherwise released
  bool repeat = false;  ///< auto-repeat of a held control
};

}  // namespace fc

namespace fc::platform {

/// Kind of button glyphs shown for a device.
enum class Glyphs : std::uint8_t { keyboard, xbox, playstation, nintendo, mouse, touch };

/// Mouse or touch. A lifted finger no longer points anywhere.
struct Pointer {
  enum class Kind : std::uint8_t { moved, pressed, released, wheel };
  Kind kind = Kind::moved;
  DeviceId device;
  Point at;
  bool secondary = false;  ///< the right button: goes back
  float wheel = 0;         ///< notches, + up
};

/// A pad was connected (a reconnected one is a new device) or disconnected.
struct PadCame {
  DeviceId device;
  std::string name;
  Glyphs glyphs = Glyphs::xbox;
};
struct PadWent {
  DeviceId device;
};

/// Text input; "\b" is backspace.
struct Typed {
  std::string utf8;
};

/// Request to close the window, or to redraw it.
struct QuitAsked {};
struct PaintAsked {
  bool anew = false;  ///< all cached pictures are invalid (size changed) or lost
};
/// The window lost keyboard focus or was hidden (`unseen`); it has the focus or is shown again.
struct WindowLeft {
  bool unseen = false;
};
struct WindowBack {};
/// F11 or Alt+Enter: toggle full screen.
struct FullscreenAsked {};
/// Request for a kiosk's operator menu: both shoulders, Back and Start of one pad held for three seconds, or Ctrl+Alt+O.
struct OperatorAsked {};
/// A coin was inserted: the control wired to a kiosk's coin slot was pressed.
struct CoinDropped {};

using InputEvent = std::variant<Press, Pointer, Typed, PadCame, PadWent, QuitAsked, PaintAsked, FullscreenAsked, WindowLeft,
                                WindowBack, OperatorAsked, CoinDropped>;
using InputEvents = std::vector<InputEvent>;

}  // namespace fc::platform
