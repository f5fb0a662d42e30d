// The questions of a career with all their answers, worded and explained.
#pragma once

#include <string>
#include <vector>

#include "library/words.h"
#include "rules/dice-boxing-career/rules.h"
#include "scene/prompt.h"

namespace fc::dice_boxing_career {

/// need: an open choice. names: of the seats.
scene::Prompt prompt_of(const Setup& setup, const State& state, const Need& need, const std::vector<std::string>& names,
                        const Words& words);

}  // namespace fc::dice_boxing_career
