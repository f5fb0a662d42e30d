// What all of Knock Out's bots share.
#pragma once

#include "bots/seat_controller.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {

using SeatBrief = BriefOf<Rules>;
using SeatController = SeatControllerOf<Rules>;
using Uniform = UniformOf<Rules>;

inline Decision decision_of(const SeatBrief& brief) {
  return static_cast<Decision>(brief.need().topic);
}

}  // namespace fc::knock_out
