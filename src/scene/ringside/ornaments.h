// What an event adds to the picture for a moment and then is gone: lunges and jolts, sweat, dust and confetti, the camera's
// shake, and the calls in poster letters. Random looks follow from the event's index, never from the dice.
#pragma once

#include "scene/blows/blow.h"
#include "scene/ringside/choreography.h"

namespace fc::ringside {

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 6.5;

/// Seconds from the cue's start until its ornaments are gone.
float ornament_life(const Event& event);

/// A punch as all games say it.
scene::Punch punch_of(Punch thrown);
scene::Fist fist_of(Punch thrown);

/// Adds what the cue's event shows at that moment to a stage whose two markers stand as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

}  // namespace fc::ringside
