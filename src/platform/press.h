// One press of one device, without SDL: used by cabinet, seats and tests.
#pragma once

#include <cstdint>

namespace fc {

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
