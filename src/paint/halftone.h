// Letterpress dots.
#pragma once

namespace fc::paint {

/// Dots turned by 45 degrees: 0 between, 1 on a dot whose size grows with `tone` (0..1). pitch: pixels from dot to dot.
float halftone(float x, float y, float pitch, float tone);

}  // namespace fc::paint
