// Input events without SDL: the main loop's only view of devices.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "platform/press.h"

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
