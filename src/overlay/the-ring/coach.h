// The coach of the playable lesson: what of the bout he could explain now.
#pragma once

#include <string_view>
#include <vector>

#include "rules/the-ring/setup.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {

/// What is shown now and has a text "the-ring.lesson.<moment>", in the order in which he explains it; none while dice
/// tumble. asked: a person is asked for a strategy.
std::vector<std::string_view> lesson_moments(const Setup& setup, const Readout& readout, bool asked);

}  // namespace fc::the_ring
