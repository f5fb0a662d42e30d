// Where a game of Knock Out begins: the pose before its first event.
#pragma once

#include "scene/knock-out/choreography.h"

namespace fc::knock_out {

/// The pose of a game that has just begun, nothing on its way.
Pose opening_pose(const Setup& setup);

}  // namespace fc::knock_out
