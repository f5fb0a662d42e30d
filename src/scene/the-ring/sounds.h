// What a bout of The Ring sounds like. Source: overlay/design.md, Sound.
#pragma once

#include <vector>

#include "core/sound.h"
#include "scene/sounds.h"
#include "scene/the-ring/choreography.h"

namespace fc::the_ring {

/// Two bars before a title bout, made for this project, one after the other.
inline constexpr Sound anthem_first("the-ring/anthem-first");
inline constexpr Sound anthem_second("the-ring/anthem-second");
/// A Hard Shot card slides onto the board.
inline constexpr Sound slide("the-ring/slide");
/// A finisher ticket is punched.
inline constexpr Sound ticket("the-ring/ticket");

/// Appends the sounds of one event, at most `scene::longest_wait_for_sound` after its cue's start.
void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds);

}  // namespace fc::the_ring
