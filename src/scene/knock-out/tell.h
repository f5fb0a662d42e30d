// What an event makes of the pose: the game as told, what is on show, and where everything that glides is bound for.
#pragma once

#include "scene/knock-out/choreography.h"

namespace fc::knock_out {

/// Turns the pose before the cue into the cue's own. view: what an onlooker sees after the cue's event.
void tell(const Setup& setup, const View& view, Cue& cue);

}  // namespace fc::knock_out
