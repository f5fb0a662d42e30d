// The coach of the playable lesson: what of the campaign he could explain now.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/ringside-campaign/choice.h"
#include "scene/ringside-campaign/readout.h"

namespace fc::ringside_campaign {

/// What is shown now and has a text "ringside-campaign.lesson.<moment>", in the order in which he explains it; none while
/// dice tumble. asked: what a person is asked, if he is.
std::vector<std::string_view> lesson_moments(const Readout& readout, std::optional<Decision> asked);

}  // namespace fc::ringside_campaign
