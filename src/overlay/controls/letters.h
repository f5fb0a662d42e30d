// On-screen keyboard for pads, mouse and touch; physical keyboards can type as well.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "overlay/controls/ui.h"

namespace fc::overlay {

/// Whether this device can type: not a pad, nor half a keyboard, whose letters are presses.
constexpr bool writes_with_keys(DeviceLook look) {
  return look == DeviceLook::keyboard || look == DeviceLook::mouse || look == DeviceLook::touch;
}

/// Takes the characters typed since the last frame into `text`; "\b" erases. True if it changed.
bool take_letters(Ui& ui, std::string& text);

enum class KeyboardResult : std::uint8_t { goes_on, changed, done };

/// Parameters of the on-screen keyboard.
struct KeyboardOptions {
  std::string_view heading;                ///< worded
  std::span<const std::string> offered{};  ///< suggestions to pick with one press; shows three in portrait, else five
  std::size_t longest = 40;                ///< letters
  bool is_name = false;                    ///< capitalises words
};

/// Shows the on-screen keyboard as a modal sheet over the lower part of the screen; edits `text`.
KeyboardResult on_screen_keyboard(Ui& ui, const KeyboardOptions& letters, std::string& text);

}  // namespace fc::overlay
