// The weeks of a campaign in a row: nights that were, the week that runs, what is due. Source:
// rules/ringside-campaign/rules.md, 3.5, 3.6.3, 10.
#pragma once

#include "overlay/ringside-campaign/bout_view.h"

namespace fc::ringside_campaign {

/// How high it is, in pixels.
float calendar_height(const overlay::Ui& ui);
/// As many weeks round the present one as fit.
void draw_calendar(const BoutView& view, const overlay::Box& box, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
