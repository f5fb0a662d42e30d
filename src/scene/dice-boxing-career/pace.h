// How long each event of a career is shown.
#pragma once

#include "rules/dice-boxing-career/events.h"

namespace fc::dice_boxing_career {

/// Seconds at speed 1x, until the next event begins.
float seconds_of(const Event& event);

}  // namespace fc::dice_boxing_career
