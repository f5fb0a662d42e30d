// Where a photographer stands who wants the men and not the hall.
#pragma once

#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::scene {

/// A picture of so many pixels that the stage's men fill; of men who are far apart the one who has won. room: how much
/// farther away he stands than he would have to. Nothing but the ring has a place in the picture.
Layout close_up(const Stage& stage, int width, int height, float room = 1);

}  // namespace fc::scene
