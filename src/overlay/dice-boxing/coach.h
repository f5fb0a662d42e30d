// The coach of the playable lesson: what of the bout he could explain now.
#pragma once

#include <string_view>
#include <vector>

#include "overlay/dice-boxing/bout_view.h"

namespace fc::dice_boxing {

/// What is shown now and has a text "dice-boxing.lesson.<moment>", in the order in which he explains it; none while dice
/// tumble. asked: a person is asked for a strategy.
std::vector<std::string_view> lesson_moments(const Readout& readout, bool asked);

}  // namespace fc::dice_boxing
