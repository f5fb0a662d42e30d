// The parts of a boxer placed on his skeleton: which drawings, where, in which order, in which colours.
#pragma once

#include <vector>

#include "paint/figure/drawings.h"
#include "paint/figure/pose.h"
#include "paint/raster.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::paint {

/// One shape at the place where it is printed, pixels.
struct Stamp {
  Outline outline;
  Rgb colour;
  bool silhouette = true;  ///< is part of the area that the layer covers
  bool clipped = false;    ///< printed only inside the area that the layer covers
};

/// Shapes that are printed together, one over the other, with an edge of paper around all of them that separates them from
/// what lies below.
struct Layer {
  std::vector<Stamp> stamps;
  float halo = 0;  ///< width of the paper edge, units of the drawings
  float line = 0;  ///< width of a line of ink inside that edge; 0: none
};

/// The path of the middle of a punching glove; the last point is where it is now. Units of the drawings.
struct Trail {
  std::vector<Point> way;
  float radius = 0;
  bool near = true;  ///< it is the glove of the arm nearer to the viewer
};

struct Placing {
  scene::SeatMark mark;
  Affine placed;    ///< units of the drawings to pixels
  float scale = 1;  ///< pixels of one unit
  Trail trail{};
};

inline constexpr float glove_radius = 33;

/// The middle of the glove on this arm. size: of the glove, 1 is as it is drawn.
Point glove_middle(const Limb& arm, float size);

/// The layers of a figure, from the farthest to the nearest. mood: the one shown on his face.
std::vector<Layer> layers_of(const Drawings& parts, const scene::Likeness& likeness, scene::Mood mood, const Skeleton& bones,
                             const Build& build, const Placing& placing);

}  // namespace fc::paint
