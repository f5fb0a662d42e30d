// A pool of light on the canvas: everything outside it is darkened, softly at its edge, by fills alone: a gradient or a
// picture of the edge would cost the renderer more.
#pragma once

#include <SDL.h>

#include "paint/veil.h"
#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

/// where: the part of the picture that is darkened, pixels; darkness: what lies over that which is not in the light.
void paint_spotlight(SDL_Renderer* renderer, const scene::Spotlight& light, const scene::Projection& view,
                     const scene::Box& where, Veil& darkness);

}  // namespace fc::paint
