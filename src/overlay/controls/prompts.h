// Devices and control names for button prompts.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace fc::overlay {

/// Kind of control glyphs.
enum class DeviceLook : std::uint8_t {
  keyboard,
  keyboard_left,
  keyboard_right,
  mouse,
  touch,
  xbox,
  playstation,
  nintendo,
  bot,
  none
};

/// "keyboard-left": the last part of the key "menu.device.keyboard-left".
std::string_view word_of(DeviceLook look);

constexpr bool is_pad(DeviceLook look) {
  return look == DeviceLook::xbox || look == DeviceLook::playstation || look == DeviceLook::nintendo;
}

/// Whether it points at what it wants and needs no prompts.
constexpr bool is_pointer(DeviceLook look) { return look == DeviceLook::mouse || look == DeviceLook::touch; }

/// The controls of one device after remapping, by SDL's names: "a", "leftshoulder", "dpup" on pads; "Return", "Q" on keys.
/// Glyphs are drawn from them; an empty name draws no glyph.
struct Controls {
  DeviceLook look = DeviceLook::keyboard;
  std::string accept = "Return";
  std::string back = "Escape";
  std::string start = "P";
  std::string rulebook = "F1";
  std::string details = "F2";
  std::string previous = "PageUp";  ///< left shoulder
  std::string next = "PageDown";    ///< right shoulder
  std::string hurry = "Tab";
  std::array<std::string, 6> picks{"Q", "W", "E", "A", "S", "D"};  ///< row by row

  friend bool operator==(const Controls&, const Controls&) = default;
};

/// The default controls of a pad.
Controls pad_controls(DeviceLook look);

}  // namespace fc::overlay
