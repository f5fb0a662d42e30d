// Corner posts and the four ropes of each side, as they hang at this moment. They are drawn each frame: a rope that gives
// needs no picture of its own.
#pragma once

#include <SDL.h>

#include "scene/box.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

/// The posts and ropes behind the men: those of the far side and of both others. seen: the part of the picture that shows
/// the ring.
void paint_far_ropes(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view,
                     const scene::Box& seen);
/// The near ropes and posts, before the men. The ropes let them be seen.
void paint_near_ropes(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view,
                      const scene::Box& seen);

}  // namespace fc::paint
