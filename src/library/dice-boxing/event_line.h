// An event in a short English line: for golden playthroughs. The screen has words of its own (scene/dice-boxing,
// data/dice-boxing/text).
#pragma once

#include <string>

#include "rules/dice-boxing/events.h"

namespace fc::dice_boxing {

/// "blue is down, 1 in this round", "red misses, action 2". Plain ASCII, no quotes.
std::string event_line(const Event& event);

}  // namespace fc::dice_boxing
