// What an event of The Ring adds to the picture for a moment and then is gone: blows and falls, the referee's count, the
// calls in poster letters. Random looks follow from the event's index, never from the dice.
#pragma once

#include "scene/the-ring/choreography.h"

namespace fc::the_ring {

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 12;

/// Seconds from the cue's start until its ornaments are gone. count: as of a Cue.
float ornament_life(const Setup& setup, const Event& event, int count);

/// Adds what the cue's event shows at that moment to a stage whose two markers stand as the tracks say.
void add_ornaments(const Setup& setup, scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

}  // namespace fc::the_ring
