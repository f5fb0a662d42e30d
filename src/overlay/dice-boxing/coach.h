// The coach of the playable lesson: what of the bout he could explain now, and his card over the ring.
#pragma once

#include <string_view>
#include <vector>

#include "overlay/dice-boxing/bout_view.h"

namespace fc::dice_boxing {

/// What is shown now and has a text "dice-boxing.lesson.<moment>", in the order in which he explains it; none while dice
/// tumble. asked: a person is asked for a strategy.
std::vector<std::string_view> lesson_moments(const Readout& readout, bool asked);

/// What he says, below the ring; nothing before he has said anything.
void draw_coach(const BoutView& view, overlay::Ui& ui);

}  // namespace fc::dice_boxing
