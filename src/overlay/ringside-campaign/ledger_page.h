// The page of the books: what every manager has had week by week, and where one of them has it from.
#pragma once

#include "overlay/ringside-campaign/office_view.h"

namespace fc::ringside_campaign {

/// Cash of all managers by week. is_named: names at the ends.
overlay::PlotModel cash_plot(const OfficeView& view, const Words& words, bool is_named);

void draw_ledger_page(const OfficeView& view, const overlay::Box& box, OfficeMemory& memory, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
