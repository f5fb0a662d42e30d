// What an event adds for a moment: to the picture and to the ear. Source: overlay/design.md, The look, Sound.
#pragma once

#include <vector>

#include "core/sound.h"
#include "scene/blows/blow.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/sounds.h"

namespace fc::dice_boxing {

// What an event of DICE Boxing adds to the picture for a moment and then is gone: blows and falls, the referee's count, the
// calls in poster letters. Random looks follow from the event's index, never from the dice.

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 12;

/// Seconds from the cue's start until its ornaments are gone. count: of `counts_to`.
float ornament_life(const Event& event, int count);

/// A punch as all games say it.
scene::Punch punch_of(PunchType type);

/// Adds what the cue's event shows at that moment to a stage whose two markers stand as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

// What a DICE Boxing bout sounds like. Source: overlay/design.md, Sound.

/// The pin that drops on a bar of a routine roll: 70 of them fall in a round, so it is a click.
inline constexpr Sound pin("dice-boxing/pin");
/// A pencil on a judge's card.
inline constexpr Sound pencil("dice-boxing/pencil");

/// Appends the sounds of one event, at most `scene::longest_wait_for_sound` after its cue's start.
void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds);

}  // namespace fc::dice_boxing
