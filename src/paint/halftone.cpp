#include "paint/halftone.h"

#include <algorithm>
#include <cmath>

namespace fc::paint {

float halftone(float x, float y, float pitch, float tone) {
  const float u = (x + y) / pitch * 0.7071F;
  const float v = (x - y) / pitch * 0.7071F;
  const float du = u - std::floor(u) - 0.5F;
  const float dv = v - std::floor(v) - 0.5F;
  const float radius = 0.62F * std::sqrt(std::clamp(tone, 0.0F, 1.0F));
  return std::clamp((radius - std::hypot(du, dv)) * pitch * 0.8F + 0.5F, 0.0F, 1.0F);
}

}  // namespace fc::paint
