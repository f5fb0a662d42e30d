// What does not move: the dark hall, one hard light, the lit canvas on its apron, and the dice tray.
#pragma once

#include "paint/crowd.h"
#include "paint/lettering.h"
#include "paint/raster.h"
#include "scene/layout.h"
#include "scene/projection.h"

namespace fc::paint {

/// The picture behind ropes and men.
struct Backdrop {
  Raster hall;
  CrowdBand crowd;  ///< of `hall`
};

/// Of the one hard light and of what it falls on.
inline constexpr Rgb lamp_colour{0xFF, 0xF4, 0xD8};
/// How much of it falls on a pixel, 0 to 1.
float light_of_lamp(const scene::Layout& layout, scene::Pixel at);

/// width, height: of `hall` in pixels; its top left corner is the origin of the layout, which may reach beyond it.
Backdrop paint_backdrop(const scene::Layout& layout, const scene::Board& board, int width, int height, Lettering& lettering);

}  // namespace fc::paint
