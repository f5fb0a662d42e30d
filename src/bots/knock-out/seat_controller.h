// What all of Knock Out's bots share.
#pragma once

#include <optional>

#include "bots/seat_controller.h"
#include "core/check.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {

using SeatBrief = BriefOf<Rules>;
using SeatController = SeatControllerOf<Rules>;
using Uniform = UniformOf<Rules>;

/// The corner of the fighter who is asked.
inline Corner corner_of(const SeatBrief& brief) {
  const std::optional<Corner> corner = brief.view().seen.fight.corner_of(brief.need().seat);
  FC_CHECK(corner.has_value());
  return *corner;
}

}  // namespace fc::knock_out
