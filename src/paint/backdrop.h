// What does not move: the dark hall, one hard light, the lit ring, its apron, posts and ropes, and the dice tray.
#pragma once

#include "paint/lettering.h"
#include "paint/raster.h"
#include "scene/layout.h"
#include "scene/projection.h"

namespace fc::paint {

/// The pictures behind and before the men. `front` holds the near ropes and posts; its top left corner lies at front_x,
/// front_y.
struct Backdrop {
  Raster hall;
  Raster front;
  int front_x = 0;
  int front_y = 0;
};

/// width, height: of `hall` in pixels; its top left corner is the origin of the layout, which may reach beyond it.
Backdrop paint_backdrop(const scene::Layout& layout, const scene::Board& board, int width, int height, Lettering& lettering);

}  // namespace fc::paint
