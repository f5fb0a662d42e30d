// Colour and shape of every seat of a campaign: neither red nor blue, which are the corners of its bouts.
#pragma once

#include "scene/stage.h"

namespace fc::ringside_campaign {

/// seat: 0 to 7.
constexpr scene::SeatMark mark_of(int seat) {
  return {.ink = static_cast<scene::Ink>(static_cast<int>(scene::Ink::seat_1) + seat),
          .mark = static_cast<scene::Mark>(seat)};
}

}  // namespace fc::ringside_campaign
