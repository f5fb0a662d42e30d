// What a Ringside bout sounds like. Source: overlay/design.md, Sound.
#pragma once

#include <vector>

#include "scene/ringside/choreography.h"
#include "scene/sounds.h"

namespace fc::ringside {

/// Appends the sounds of one event, at most `scene::longest_wait_for_sound` after its cue's start.
void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds);

}  // namespace fc::ringside
