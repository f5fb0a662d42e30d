// The die that finds the start player, on the canvas: the only one of the game.
#pragma once

#include "scene/knock-out/choreography.h"

namespace fc::knock_out {

void add_start_die(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion);

}  // namespace fc::knock_out
