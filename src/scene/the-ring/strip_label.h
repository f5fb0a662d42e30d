// What is written in the cells of a strip. Source: rules/the-ring/rules.md, 2.5 to 2.8.
#pragma once

#include <string>

#include "library/words.h"
#include "scene/the-ring/strip.h"

namespace fc::the_ring {

/// What a cell says: "R KD-6", "2", "STG", "9", "out", "holds".
std::string label_of(const Strip& strip, const StripCell& cell, const Words& words);

}  // namespace fc::the_ring
