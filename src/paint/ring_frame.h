// What the men stand on: the canvas with its grid and places, and the apron.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <SDL.h>

#include "paint/lettering.h"
#include "paint/raster.h"
#include "scene/box.h"
#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

/// What is printed on it. Letters are set by one thread only; with them in hand the rest may be painted by any.
struct RingWords {
  std::vector<std::optional<Raster>> spots;  ///< of the board, in its order
  std::optional<Raster> apron;
  std::optional<Raster> apron_shade;
};

struct RingFrame {
  const scene::Projection& view;
  const scene::Board& board;
  const scene::Layout& layout;

  [[nodiscard]] RingWords words(Lettering& lettering) const;
  /// Everything that men stand on: apron and canvas.
  void paint(Raster& raster, const RingWords& words) const;
  /// The pixel row at which the canvas begins.
  [[nodiscard]] float canvas_top() const;
  /// Pixels of a row, from the first to before the last.
  struct Hidden {
    int from = 0;
    int to = 0;
  };
  /// What nobody sees of whatever was painted there before, in a picture of that width.
  [[nodiscard]] Hidden hides(int y, int width) const;

 private:
  struct ClothRow;
  /// Of a picture of that width.
  [[nodiscard]] ClothRow cloth_on(int y, int width) const;
  /// Rows of pixels, both inclusive.
  [[nodiscard]] int cloth_begins() const;
  [[nodiscard]] int cloth_ends() const;
  void paint_canvas(Raster& raster) const;
  void paint_cloth(Raster& raster, int y, const ClothRow& cloth) const;
  void paint_spot(Raster& raster, const scene::Spot& spot, const std::optional<Raster>& label) const;
  void paint_apron(Raster& raster, const RingWords& words) const;
  struct Skirt {
    scene::Pixel left_top;
    scene::Pixel right_bottom;
    float height;  ///< of what is seen of it
  };
  /// The apron's front.
  [[nodiscard]] Skirt front() const;
};

// Corner posts and the four ropes of each side, as they hang at this moment. They are drawn each frame, a rope that gives
// needs no picture of its own; where it runs is worked out when it, or the camera, has moved.

class RopePainter {
 public:
  RopePainter();
  RopePainter(const RopePainter&) = delete;
  RopePainter& operator=(const RopePainter&) = delete;
  ~RopePainter();

  /// The posts and ropes behind the men: those of the far side and of both others. seen: the part of the picture that shows
  /// the ring.
  void paint_far(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view, const scene::Box& seen);
  /// The near ropes and posts, before the men. The ropes let them be seen.
  void paint_near(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view, const scene::Box& seen);

 private:
  struct Kept;
  std::unique_ptr<Kept> far_;
  std::unique_ptr<Kept> near_;
};

}  // namespace fc::paint
