// An event in a short English line: for the referee's answer and for golden playthroughs. The screen will have words of its
// own.
#pragma once

#include <string>

#include "rules/ringside-campaign/events.h"

namespace fc::ringside_campaign {

/// "m2 books joe-louis against gene-tunney, high, 12 rounds". Plain ASCII, no quotes. Seats count from 1.
std::string event_line(const Setup& setup, const Event& event);

}  // namespace fc::ringside_campaign
