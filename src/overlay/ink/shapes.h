// Discs, diamonds and the other marks with smooth edges on every renderer. SDL's software renderer moves the corners of
// triangles to whole pixels, which makes small shapes lumpy; these are set row by row from upright rectangles, the cheap
// path.
#pragma once

#include "overlay/controls/ui.h"
#include "scene/stage.h"

namespace fc::overlay {

/// x, y: centre; radius: to the edge, or to the diamond's points. Pixels.
void fill_disc(Ui& ui, float x, float y, float radius, ImU32 ink);
void fill_diamond(Ui& ui, float x, float y, float radius, ImU32 ink);
/// A triangle that stands on its base, inside the circle of that radius.
void fill_triangle(Ui& ui, float x, float y, float radius, ImU32 ink);
/// A seat's shape; all look equally large within the same radius.
void fill_mark(Ui& ui, float x, float y, float radius, scene::Mark mark, ImU32 ink);

}  // namespace fc::overlay
