// What an event of DICE Boxing adds to the picture for a moment and then is gone: blows and falls, the referee's count, the
// calls in poster letters. Random looks follow from the event's index, never from the dice.
#pragma once

#include "scene/blows/blow.h"
#include "scene/dice-boxing/choreography.h"

namespace fc::dice_boxing {

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 12;

/// Seconds from the cue's start until its ornaments are gone. count: of `counts_to`.
float ornament_life(const Event& event, int count);

/// A punch as all games say it.
scene::Punch punch_of(PunchType type);

/// Adds what the cue's event shows at that moment to a stage whose two markers stand as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

}  // namespace fc::dice_boxing
