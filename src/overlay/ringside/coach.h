// The coach of the playable lesson: what of the bout he could explain now.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/ringside/choice.h"
#include "scene/ringside/readout.h"

namespace fc::ringside {

/// What is shown now and has a text "ringside.lesson.<moment>", in the order in which he explains it; none while dice
/// tumble. learner: whose corner he stands in. asked: what the learner is asked; none while he waits.
std::vector<std::string_view> lesson_moments(const Readout& readout, Corner learner, std::optional<Decision> asked);

}  // namespace fc::ringside
