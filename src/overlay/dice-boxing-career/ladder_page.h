// The whole ladder, and the two cards of whoever is looked at on it and your man.
#pragma once

#include "overlay/dice-boxing-career/desk_view.h"
#include "overlay/office/ladder.h"

namespace fc::dice_boxing_career {

/// What the page remembers between frames.
struct LadderMemory {
  overlay::LadderState state{};
  int looked_at = 0;  ///< a rank

  /// The page opens where he stands: his own rung in view, the man above him looked at.
  void look_up_from(int own_rank, const Ui& ui);
};

void draw_ladder(const DeskView& view, Box box, LadderMemory& memory, Ui& ui);

}  // namespace fc::dice_boxing_career
