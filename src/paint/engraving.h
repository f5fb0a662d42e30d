// A photograph as a newspaper prints it: sepia ink in halftone dots on paper.
#pragma once

#include "paint/raster.h"

namespace fc::paint {

/// pitch: pixels from dot to dot.
void engrave(Raster& picture, float pitch);

}  // namespace fc::paint
