// Letterpress dots.
#pragma once

#include <algorithm>
#include <cmath>

#include "paint/arithmetic.h"

namespace fc::paint {

/// Dots turned by 45 degrees: 0 between, 1 on a dot whose size grows with `tone` (0..1). pitch: pixels from dot to dot.
inline float halftone(float x, float y, float pitch, float tone) {
  const float across = part_above_whole((x + y) / pitch * 0.7071F) - 0.5F;
  const float down = part_above_whole((x - y) / pitch * 0.7071F) - 0.5F;
  const float radius = 0.62F * std::sqrt(std::clamp(tone, 0.0F, 1.0F));
  return std::clamp((radius - length_of(across, down)) * pitch * 0.8F + 0.5F, 0.0F, 1.0F);
}

}  // namespace fc::paint
