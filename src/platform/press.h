// One press of one device, already free of SDL: what the cabinet, its seats and its tests speak of.
#pragma once

#include <cstdint>

namespace fc {

enum class DeviceKind : std::uint8_t { none, pad, keyboard, keyboard_left, keyboard_right, mouse, touch };

/// A device that somebody holds. `id` tells pads apart (SDL's instance id) and is 0 for everything else.
struct DeviceId {
  DeviceKind kind = DeviceKind::none;
  std::int32_t id = 0;

  friend constexpr bool operator==(const DeviceId&, const DeviceId&) = default;
};

/// The keyboard as one device, where no two people share it.
inline constexpr DeviceId whole_keyboard{.kind = DeviceKind::keyboard, .id = 0};

/// What a press means, after remapping. The six picks lie as the keys of either half: Q W E / A S D, U I O / J K L; on a pad
/// LB Y RB / X A B. A device sends its physical meaning (`accept` for A); while a secret pick is open the cabinet reads
/// the same press as a pick (`pick` below).
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

/// One of the six places of a secret pick, row by row: 0 1 2 / 3 4 5; none: this press is no pick.
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
  bool down = true;     ///< pressed, else let go
  bool repeat = false;  ///< sent again because it is held
};

}  // namespace fc
