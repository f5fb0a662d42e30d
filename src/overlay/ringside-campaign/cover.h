// The cover of a manager's week: what has become of his men, who wants to meet them again, and what this week offers.
// Source: rules/ringside-campaign/rules.md, 10 (week's end).
#pragma once

#include "overlay/ringside-campaign/bout_view.h"

namespace fc::ringside_campaign {

/// Into the whole box, for the manager of that seat.
void draw_cover(const BoutView& view, int seat, const overlay::Box& box, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
