// What happened in a career, one short line each, for the referee and for golden text. English and plain letters.
#pragma once

#include <string>

#include "rules/dice-boxing-career/events.h"

namespace fc::dice_boxing_career {

std::string event_line(const Setup& setup, const Event& event);

}  // namespace fc::dice_boxing_career
