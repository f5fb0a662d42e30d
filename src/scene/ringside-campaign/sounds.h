// What a campaign sounds like. Source: overlay/design.md, Sound.
#pragma once

#include <vector>

#include "scene/ringside-campaign/choreography.h"
#include "scene/sounds.h"

namespace fc::ringside_campaign {

/// Appends the sounds of one event.
void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds);

}  // namespace fc::ringside_campaign
