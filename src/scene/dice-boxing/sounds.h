// What a DICE Boxing bout sounds like. Source: overlay/design.md, Sound.
#pragma once

#include <vector>

#include "core/sound.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/sounds.h"

namespace fc::dice_boxing {

/// The pin that drops on a bar of a routine roll: 70 of them fall in a round, so it is a click.
inline constexpr Sound pin("dice-boxing/pin");
/// A pencil on a judge's card.
inline constexpr Sound pencil("dice-boxing/pencil");

/// Appends the sounds of one event, at most `scene::longest_wait_for_sound` after its cue's start.
void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds);

}  // namespace fc::dice_boxing
