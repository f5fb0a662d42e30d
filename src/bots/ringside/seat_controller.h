// What all of Ringside's bots share.
#pragma once

#include "bots/seat_controller.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

using SeatBrief = BriefOf<Rules>;
using SeatController = SeatControllerOf<Rules>;
using Uniform = UniformOf<Rules>;

inline Decision decision_of(const SeatBrief& brief) {
  return static_cast<Decision>(brief.need().topic);
}

}  // namespace fc::ringside
