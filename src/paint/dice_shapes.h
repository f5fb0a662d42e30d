// The solids of the dice: corners, faces, and which way up their numbers stand. Faces are numbered from 1 as the die is.
#pragma once

#include <cstdint>
#include <vector>

#include "scene/stage.h"

namespace fc::paint {

using scene::Vec3;

struct DieFace {
  std::vector<std::uint8_t> corners;  ///< in order round the face
  Vec3 middle;
  Vec3 normal;     ///< unit length, outwards
  Vec3 up;         ///< unit length, along the face: the top of its number
  Vec3 right;      ///< unit length: where its number reads to
  float room = 0;  ///< radius of the largest circle about the middle, of the die's radius
};

/// All corners lie on or in the unit sphere.
struct DieShape {
  std::vector<Vec3> corners;
  std::vector<DieFace> faces;
};

/// sides: 6, 10 or 20; anything else gets a 10.
const DieShape& shape_of(int sides);

/// A turn as three rows: turned = (dot(x, v), dot(y, v), dot(z, v)). View axes: x right, y down, z towards the seats.
struct Turn {
  Vec3 x;
  Vec3 y;
  Vec3 z;

  [[nodiscard]] Vec3 operator()(const Vec3& v) const;
};

/// The die's turn on the picture: its face upright to the seats, then its orientation.
Turn turn_of(const scene::Die& die);

}  // namespace fc::paint
