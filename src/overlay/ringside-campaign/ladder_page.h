// The page of the ladder: champion and contenders with their form, how they moved, and the card of whom one looks at.
#pragma once

#include "overlay/ringside-campaign/office_view.h"

namespace fc::ringside_campaign {

/// Before the ladder stands: the field of the tournament, or the men of the stables by strength.
void draw_ladder_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
