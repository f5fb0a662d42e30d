#include "overlay/ink/theme.h"

#include <algorithm>
#include <array>

namespace fc::overlay {

ImU32 colour::on(scene::Ink ground) {
  using scene::Ink;
  constexpr std::array light{Ink::paper, Ink::canvas, Ink::canvas_line, Ink::gold, Ink::white, Ink::seat_3, Ink::seat_5};
  return std::ranges::find(light, ground) == light.end() ? paper : colour::ink;
}

}  // namespace fc::overlay
