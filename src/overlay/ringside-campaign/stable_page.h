// The page of a stable: its men with form and popularity curves, and the card of whom one looks at.
#pragma once

#include "overlay/ringside-campaign/office_view.h"

namespace fc::ringside_campaign {

void draw_stable_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
