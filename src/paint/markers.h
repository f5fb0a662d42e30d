// Standing round markers: where they stand on the picture, how they turn, fall and throw their shadow.
#pragma once

#include <span>

#include "paint/sprites.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

/// Paints the markers from the far rope to the near one. shadow: a soft black spot.
void paint_markers(SDL_Renderer* renderer, std::span<const scene::Marker> markers, const scene::Projection& view,
                   Sprites& sprites, SDL_Texture* shadow);

}  // namespace fc::paint
