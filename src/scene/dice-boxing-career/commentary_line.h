// What is said of one event of a career.
#pragma once

#include <string>
#include <vector>

#include "scene/dice-boxing-career/choreography.h"

namespace fc::dice_boxing_career {

/// Empty: nothing. names: of the seats.
std::string spoken(const Cue& cue, const Setup& setup, const std::vector<std::string>& names, const Words& words);

}  // namespace fc::dice_boxing_career
