// An event in a short English line: for golden playthroughs. The screen has words of its own (scene/the-ring,
// data/the-ring/text).
#pragma once

#include <string>

#include "rules/the-ring/events.h"

namespace fc::the_ring {

/// "blue is down, 1 in this round", "red reads 2/63: clause 1 for red". Plain ASCII, no quotes.
std::string event_line(const Event& event);

}  // namespace fc::the_ring
