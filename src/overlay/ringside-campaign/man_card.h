// Everything there is to know about one man of a campaign, on a card.
#pragma once

#include "overlay/ringside-campaign/office_view.h"

namespace fc::ringside_campaign {

/// Name, manager, abilities, record and standing; below, as far as there is room, his popularity over the weeks.
void draw_man_card(const OfficeView& view, Person person, const overlay::Box& box, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
