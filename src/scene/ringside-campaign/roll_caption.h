// A roll of a campaign in words: what it is for and what came of it. Source: overlay/design.md, The look;
// rules/ringside-campaign/rules.md, 3.10.
#pragma once

#include <string>
#include <vector>

#include "library/words.h"
#include "scene/game_scene.h"
#include "scene/ringside-campaign/readout.h"

namespace fc::ringside_campaign {

/// Empty before the first roll. names: of the managers, by seat.
scene::Caption caption_of(const Setup& setup, const Readout& shown, const std::vector<std::string>& names,
                          const Words& words);

}  // namespace fc::ringside_campaign
