// Everything that people can do, free of SDL: the loop's only view of devices.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "platform/press.h"

namespace fc::platform {

/// Which glyphs a device wants on screen.
enum class Glyphs : std::uint8_t { keyboard, xbox, playstation, nintendo, mouse, touch };

/// The mouse or a finger. A finger that lifts is not over anything any more.
struct Pointer {
  enum class Kind : std::uint8_t { moved, pressed, released, wheel };
  Kind kind = Kind::moved;
  DeviceId device;
  Point at;
  bool secondary = false;  ///< the right button: goes back
  float wheel = 0;         ///< notches, + up
};

/// A pad came (or came back as a new device) or went.
struct PadCame {
  DeviceId device;
  std::string name;
  Glyphs glyphs = Glyphs::xbox;
};
struct PadWent {
  DeviceId device;
};

/// Characters typed into a field of text; "\b" rubs one out.
struct Typed {
  std::string utf8;
};

/// The window asks to be closed, or to be painted again.
struct QuitAsked {};
struct PaintAsked {
  bool anew = false;  ///< what was painted before is of no more use (another size), or lost: nothing of it is kept
};
/// Another window got the keyboard, or this one was put away (`unseen`: nobody can see it); and it is there again.
struct WindowLeft {
  bool unseen = false;
};
struct WindowBack {};
/// F11, or Alt and Enter: between window and full screen, as everywhere.
struct FullscreenAsked {};
/// A kiosk's operator wants in: both shoulders, Back and Start of one pad held for three seconds, or Ctrl+Alt+O.
struct OperatorAsked {};
/// The control that a kiosk's coin slot is wired to was pressed.
struct CoinDropped {};

using InputEvent = std::variant<Press, Pointer, Typed, PadCame, PadWent, QuitAsked, PaintAsked, FullscreenAsked, WindowLeft,
                                WindowBack, OperatorAsked, CoinDropped>;
using InputEvents = std::vector<InputEvent>;

}  // namespace fc::platform
