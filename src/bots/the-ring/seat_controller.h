// What the bots of The Ring share.
#pragma once

#include "bots/seat_controller.h"
#include "rules/the-ring/rules.h"

namespace fc::the_ring {

using SeatController = SeatControllerOf<Rules>;
using SeatBrief = BriefOf<Rules>;

}  // namespace fc::the_ring
