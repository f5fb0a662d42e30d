// An event in a short English line: for the referee's answer and for golden playthroughs.
#pragma once

#include <string>

#include "rules/tiny/events.h"

namespace fc::tiny {

/// "2 is hit by a swing of 1: 2 hearts, 4 left". Plain ASCII, no quotes. Seats count from 1.
std::string event_line(const Event& event);

}  // namespace fc::tiny
