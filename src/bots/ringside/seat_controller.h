// What all of Ringside's bots share.
#pragma once

#include "bots/seat_controller.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

using SeatBrief = BriefOf<Rules>;
using SeatController = SeatControllerOf<Rules>;
using Uniform = UniformOf<Rules>;

}  // namespace fc::ringside
