// The tray at the foot of the picture: the start player's die, and the fight cards, face down until they are turned. Of a
// card that lies face down nothing is known here, not even to the code.
#pragma once

#include "scene/knock-out/choreography.h"

namespace fc::knock_out {

void fill_tray(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion);

}  // namespace fc::knock_out
