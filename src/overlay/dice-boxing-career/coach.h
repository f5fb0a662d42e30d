// The coach of the playable lesson, a manager of many years: what of the career he could explain now.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/dice-boxing-career/choice.h"
#include "scene/dice-boxing-career/choreography.h"

namespace fc::dice_boxing_career {

/// What is shown now and has a text "dice-boxing-career.lesson.<moment>", in the order in which he explains it; none while
/// dice tumble. asked: what a person is asked for, if anything.
std::vector<std::string_view> lesson_moments(const Readout& readout, std::optional<Decision> asked);

}  // namespace fc::dice_boxing_career
