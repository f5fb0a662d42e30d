// What an event adds for a moment: to the picture and to the ear. Source: overlay/design.md, The look, Sound.
#pragma once

#include <vector>

#include "scene/blows/blow.h"
#include "scene/ringside/choreography.h"
#include "scene/sounds.h"

namespace fc::ringside {

// What an event adds to the picture for a moment and then is gone: lunges and jolts, sweat, dust and confetti, the camera's
// shake, and the calls in poster letters. Random looks follow from the event's index, never from the dice.

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 6.5;

/// Seconds from the cue's start until its ornaments are gone.
float ornament_life(const Event& event);

/// A punch as all games say it.
scene::Punch punch_of(Punch thrown);
scene::Fist fist_of(Punch thrown);

/// Adds what the cue's event shows at that moment to a stage whose two markers stand as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

// What a Ringside bout sounds like. Source: overlay/design.md, Sound.

/// Appends the sounds of one event, at most `scene::longest_wait_for_sound` after its cue's start.
void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds);

}  // namespace fc::ringside
