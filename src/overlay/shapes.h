// Discs and diamonds with smooth edges on every renderer. SDL's software renderer moves the corners of triangles to whole
// pixels, which makes small circles lumpy; these are set row by row from upright rectangles, the cheap path.
#pragma once

#include "overlay/ui.h"

namespace fc::overlay {

/// x, y: centre; radius: to the edge, or to the diamond's points. Pixels.
void fill_disc(Ui& ui, float x, float y, float radius, ImU32 ink);
void fill_diamond(Ui& ui, float x, float y, float radius, ImU32 ink);

}  // namespace fc::overlay
