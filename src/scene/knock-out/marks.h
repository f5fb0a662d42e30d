// How managers and their boxers are shown: each colour has an ink and a shape of its own. Source: rules/knock-out.md, 2.1;
// design.md, For everyone.
#pragma once

#include <array>
#include <cstddef>

#include "rules/knock-out/setup.h"
#include "scene/stage.h"

namespace fc::knock_out {

constexpr scene::SeatMark mark_of(Colour colour) {
  using scene::Ink;
  using scene::Mark;
  constexpr std::array<scene::SeatMark, 5> marks{{{Ink::seat_black, Mark::square},
                                                  {Ink::seat_green, Mark::triangle},
                                                  {Ink::seat_yellow, Mark::star},
                                                  {Ink::seat_purple, Mark::hexagon},
                                                  {Ink::seat_orange, Mark::cross}}};
  return marks[static_cast<std::size_t>(colour)];
}

constexpr scene::SeatMark mark_of(const Setup& setup, int seat) {
  return mark_of(setup.colours[static_cast<std::size_t>(seat)]);
}

}  // namespace fc::knock_out
