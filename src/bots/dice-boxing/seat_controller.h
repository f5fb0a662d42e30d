// What the bots of DICE Boxing share.
#pragma once

#include "bots/seat_controller.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {

using SeatController = SeatControllerOf<Rules>;
using SeatBrief = BriefOf<Rules>;

}  // namespace fc::dice_boxing
