// How managers and their boxers are shown: each colour has an ink and a shape of its own. Source:
// rules/knock-out/rules.md, 2.1; overlay/design.md, For everyone.
#pragma once

#include <array>
#include <cstddef>

#include "rules/knock-out/setup.h"
#include "scene/stage.h"

namespace fc::knock_out {

constexpr scene::SeatMark mark_of(Colour colour) {
  using scene::Ink;
  using scene::Mark;
  constexpr std::array<scene::SeatMark, 5> marks{{{Ink::seat_1, Mark::square},
                                                  {Ink::seat_2, Mark::triangle},
                                                  {Ink::seat_3, Mark::star},
                                                  {Ink::seat_4, Mark::hexagon},
                                                  {Ink::seat_5, Mark::cross}}};
  return marks[static_cast<std::size_t>(colour)];
}

constexpr scene::SeatMark mark_of(const Setup& setup, int seat) {
  return mark_of(setup.colours[static_cast<std::size_t>(seat)]);
}

}  // namespace fc::knock_out
