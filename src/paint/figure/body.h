// The parts of a boxer on his bones: which drawings, where, in which order, in which colours.
#pragma once

#include <vector>

#include "paint/figure/drawings.h"
#include "paint/figure/pose.h"
#include "paint/palette.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::paint {

/// One shape where it is printed.
struct Stamp {
  Outline outline;
  Rgb colour;
  bool silhouette = true;  ///< counts for what the layer covers
  bool clipped = false;    ///< only on what the layer covers
};

/// What is printed together, one over the other, with an edge of paper round all of it that parts it from what is below.
struct Layer {
  std::vector<Stamp> stamps;
  float halo = 0;  ///< width of the edge, units of the drawings
  float line = 0;  ///< of a line of ink inside it
};

/// Where the middle of a glove has been on its way, the last is where it is now. Units of the drawings.
struct Trail {
  std::vector<Point> way;
  float radius = 0;
  bool near = true;  ///< of the nearer arm
};

struct Placing {
  scene::SeatMark mark;
  Affine placed;    ///< units of the drawings to pixels
  float scale = 1;  ///< pixels of one unit
  Trail trail{};
};

inline constexpr float glove_radius = 33;

/// The middle of a glove on that arm.
Point glove_middle(const Limb& arm, float size);

/// From the farthest to the nearest. mood: which the act puts on his face, or the likeness's.
std::vector<Layer> layers_of(const Drawings& parts, const scene::Likeness& likeness, scene::Mood mood, const Skeleton& bones,
                             const Build& build, const Placing& placing);

}  // namespace fc::paint
