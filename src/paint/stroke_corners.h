// A straight stroke as the four-cornered shape that is filled.
#pragma once

#include <array>
#include <cmath>
#include <optional>

#include "scene/projection.h"

namespace fc::paint {

/// The corners of a straight stroke, in their order round it. width: across it, in pixels. None if it has no length.
inline std::optional<std::array<scene::Pixel, 4>> stroke_corners(scene::Pixel from, scene::Pixel to, float width) {
  const float length = std::hypot(to.x - from.x, to.y - from.y);
  if (length <= 0) {
    return std::nullopt;
  }
  const float x = -(to.y - from.y) / length * width / 2;
  const float y = (to.x - from.x) / length * width / 2;
  return std::array<scene::Pixel, 4>{
      {{from.x + x, from.y + y}, {to.x + x, to.y + y}, {to.x - x, to.y - y}, {from.x - x, from.y - y}}};
}

}  // namespace fc::paint
