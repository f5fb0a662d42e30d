// Letters to be pressed one by one, for pads, a mouse or a finger; whoever has keys types beside it.
#pragma once

#include <span>
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

/// What the letters write.
struct Letters {
  std::string_view heading;  ///< worded
  std::span<const std::string>
      offered{};             ///< whole texts to choose from, with one press each; upright three are shown, else five
  std::size_t longest = 40;  ///< letters
  bool is_name = false;      ///< a capital begins each word, small letters follow
};

/// A sheet of letters over the lower part of the screen, above everything before it; `text` is what they write.
Writing letters_sheet(Ui& ui, const Letters& letters, std::string& text);

}  // namespace fc::overlay
