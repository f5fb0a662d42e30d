// An event in a short English line: for the referee's answer and for golden playthroughs. The screen has words of its own
// (scene/knock-out, data/knock-out/text).
#pragma once

#include <string>

#include "rules/knock-out/events.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

/// "black challenges: robin-zorres against arnold-blackndecker". Plain ASCII, no quotes. Seats are named by colour.
std::string event_line(const Setup& setup, const Event& event);

}  // namespace fc::knock_out
