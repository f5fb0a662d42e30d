// What the Gazette writes: news of a week as clippings, worded with some variety. Source:
// rules/ringside-campaign/rules.md, 10.
#pragma once

#include <vector>

#include "library/words.h"
#include "overlay/office/letter.h"
#include "overlay/ringside-campaign/office_view.h"

namespace fc::ringside_campaign {

/// The weeks of which there is something to print, rising.
std::vector<int> issues(const Chronicle& chronicle);

/// One of the news as a piece of the paper.
overlay::Clipping clipping_of(const OfficeView& view, const News& news, const Words& words);

/// All of that week, the most important first: it is set large. The last is the list of results, if there was a night;
/// before it stands the almanac, where a year or the campaign is over. A night without news has its main bout as such.
std::vector<overlay::Clipping> issue_of(const OfficeView& view, int week, const Words& words);

}  // namespace fc::ringside_campaign
