// An event in a short English line: for the referee's answer and for golden playthroughs. The screen has words of its own
// (scene/ringside, data/ringside/text).
#pragma once

#include <string>

#include "rules/ringside/events.h"

namespace fc::ringside {

/// "blue is down", "red hits with left-jab, expected uppercut: 4 damage, blue has 102". Plain ASCII, no quotes.
std::string event_line(const Event& event);

}  // namespace fc::ringside
