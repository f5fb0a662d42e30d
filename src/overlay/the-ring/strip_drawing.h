// A strip of cells that dice fall on.
#pragma once

#include <optional>

#include "overlay/controls/ui.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {

/// The cells with what they say and their rows. row: where the dice fell, modified; its cell stands out, with the row on a
/// flag. None: they have not fallen.
void draw_strip(const Strip& strip, std::optional<int> row, const overlay::Box& box, overlay::Ui& ui);

/// How a cell of that tone is printed.
struct ToneLook {
  ImU32 ground;
  ImU32 letters;
};
ToneLook look_of(Tone tone);

}  // namespace fc::the_ring
