// The hall of champions: who has had the belt, from when to when, and who took it.
#pragma once

#include "overlay/ringside-campaign/office_view.h"

namespace fc::ringside_campaign {

void draw_champions_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
