// What an event adds for a moment: to the picture and to the ear. Source: overlay/design.md, The look, Sound.
#pragma once

#include <vector>

#include "scene/blows/blow.h"
#include "scene/knock-out/choreography.h"
#include "scene/sounds.h"

namespace fc::knock_out {

// What an event of Knock Out adds to the picture for a moment and then is gone: lunges and jolts, sparks, dust and confetti,
// the camera's shake, and the calls in poster letters.

/// No ornament of any event lives longer, in seconds.
inline constexpr double longest_ornament = 8.5;

/// Seconds from the cue's start until its ornaments are gone and what it set gliding rests.
float ornament_life(const Event& event);

/// What a card throws; a 1 against a 5 is the left hook.
struct Thrown {
  scene::Punch punch = scene::Punch::swing;
  scene::Fist fist = scene::Fist::right;
};
/// card: 1 to 5.
Thrown thrown_with(int card, bool hook);

/// Adds what the cue's event shows at that moment to a stage as the tracks say.
void add_ornaments(scene::Stage& stage, const Cue& cue, double clock, scene::Motion motion);

// What a game of Knock Out sounds like. Source: overlay/design.md, Sound.

/// Appends the sounds of one event, at most `scene::longest_wait_for_sound` after its cue's start.
void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds);

}  // namespace fc::knock_out
