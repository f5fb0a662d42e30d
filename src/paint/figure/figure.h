// A boxer as a picture: his parts put on the bones of his pose and printed in ink, paper and the colour of his corner.
#pragma once

#include <memory>

#include "paint/figure/body.h"
#include "paint/figure/drawings.h"
#include "paint/figure/inking.h"
#include "paint/figure/mask.h"
#include "paint/figure/motions.h"
#include "paint/palette.h"
#include "paint/raster.h"
#include "scene/likeness.h"
#include "scene/stage.h"

namespace fc::paint {

inline constexpr float figure_height = 420;  ///< units of the drawings from his soles to the top of his head, upright

/// How a figure is printed. scale: pixels of one unit of the drawings. Turning, leaning and squeezing are about the place
/// where he stands.
struct Print {
  scene::SeatMark mark;
  float scale = 0.4F;
  bool mirrored = false;  ///< looks left
  float width = 1;        ///< squeezed, as a card that turns
  float height = 1;
  float lean = 0;  ///< radians, + to the right
};

/// Whether a punch is on its way or just meets: then its glove leaves a trail, and nobody stands before him.
bool strikes(const scene::Gesture& gesture);

struct FigurePicture {
  Raster raster;
  float foot_x = 0;  ///< where he stands, in pixels of the raster
  float foot_y = 0;
};

/// Any number of threads may print at once.
class FigurePress {
 public:
  /// assets: the folder that has common/figures and common/motions.json. Faults: those of Drawings and Motions.
  static Result<FigurePress> open(const std::filesystem::path& assets);

  [[nodiscard]] FigurePicture print(const scene::Likeness& likeness, const Print& how) const;
  /// Where the glove of the fist that punches is, from where he stands, in pixels; and its radius.
  struct Glove {
    Point at;
    float radius = 0;
  };
  [[nodiscard]] Glove glove(const scene::Likeness& likeness, const Print& how) const;
  /// Where his neck ends and his head begins, from where he stands, in pixels.
  [[nodiscard]] Point neck(const scene::Likeness& likeness, const Print& how) const;

 private:
  [[nodiscard]] Trail trail_of(const scene::Likeness& likeness, const Build& build) const;

  FigurePress(Drawings parts, Motions motions) : parts_(std::move(parts)), motions_(std::move(motions)) {}

  Drawings parts_;
  Motions motions_;
};

}  // namespace fc::paint
