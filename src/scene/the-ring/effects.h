// What an event adds for a moment: to the picture and to the ear. Source: overlay/design.md, The look, Sound.
#pragma once

#include <vector>

#include "core/sound.h"
#include "scene/sounds.h"
#include "scene/the-ring/choreography.h"

namespace fc::the_ring {

// What an event of The Ring adds to the picture for a moment and then is gone: blows and falls, the referee's count, the
// calls in poster letters. Random looks follow from the event's index, never from the dice.

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 12;

/// Seconds from the cue's start until its ornaments are gone. count: as of a Cue.
float ornament_life(const Setup& setup, const Event& event, int count);

/// Adds what the cue's event shows at that moment to a stage whose two markers stand as the tracks say.
void add_ornaments(const Setup& setup, scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

// What a bout of The Ring sounds like. Source: overlay/design.md, Sound.

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
