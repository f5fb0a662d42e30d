// The newspaper of a finished campaign: the ranking, its champions, and how the money came in. Source:
// rules/ringside-campaign/rules.md, 3.7, 10.
#pragma once

#include "library/words.h"
#include "overlay/ringside-campaign/office_view.h"
#include "overlay/screens/pages.h"

namespace fc::ringside_campaign {

/// Without picture and date. view: of a campaign that is over.
overlay::FrontPageModel last_front_page(const OfficeView& view, const Words& words);

}  // namespace fc::ringside_campaign
