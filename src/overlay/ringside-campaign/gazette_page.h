// The page of the Gazette: the clippings of one week, and the weeks before it to turn back to.
#pragma once

#include "overlay/ringside-campaign/office_view.h"

namespace fc::ringside_campaign {

void draw_gazette_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
