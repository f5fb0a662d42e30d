// Letters to be pressed one by one, for pads, a mouse or a finger; whoever has keys types beside it.
#pragma once

#include <string>
#include <string_view>

#include "overlay/controls/ui.h"

namespace fc::overlay {

/// Whether this device writes with keys of its own: not a pad, and not half of a keyboard, whose letters are presses.
constexpr bool writes_with_keys(DeviceLook look) {
  return look == DeviceLook::keyboard || look == DeviceLook::mouse || look == DeviceLook::touch;
}

/// Takes the characters that were typed since the last frame into `text`. True when it changed.
bool take_letters(Ui& ui, std::string& text);

enum class Writing : std::uint8_t { goes_on, changed, done };

/// A sheet of letters over the lower part of the screen, above everything before it; `text` is what they write. heading:
/// worded.
Writing letters_sheet(Ui& ui, std::string_view heading, std::string& text);

}  // namespace fc::overlay
