// The canvas with its grid and labelled places, and the apron.
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

/// The words printed on canvas and apron. They must be set by one thread only (see Lettering); painting with them may be
/// done on any thread.
struct RingWords {
  std::vector<std::optional<Raster>> spots;  ///< labels of the board's spots, in their order
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
  /// A range of pixels in a row; `to` is one past the last.
  struct Hidden {
    int from = 0;
    int to = 0;
  };
  /// The pixels of row y that the canvas will cover, in a picture of this width: they need not be painted before it.
  [[nodiscard]] Hidden hides(int y, int width) const;

 private:
  struct ClothRow;
  /// Row y of the canvas. width: of the picture.
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
    float height;  ///< of the visible part
  };
  /// The apron's front.
  [[nodiscard]] Skirt front() const;
};

// Corner posts and the four ropes of each side at this moment. They are drawn each frame, so that a rope that gives needs no
// picture of its own; their shapes are computed again when a rope or the camera has moved.

class RopePainter {
 public:
  RopePainter();
  RopePainter(const RopePainter&) = delete;
  RopePainter& operator=(const RopePainter&) = delete;
  ~RopePainter();

  /// Paints the far posts and the ropes of the far, left and right sides. seen: the part of the picture that shows the ring.
  void paint_far(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view, const scene::Box& seen);
  /// Paints the near ropes and posts, in front of the men. The ropes are translucent, so that the men are seen through them.
  void paint_near(SDL_Renderer* renderer, const scene::Stage& stage, const scene::Projection& view, const scene::Box& seen);

 private:
  struct Kept;
  std::unique_ptr<Kept> far_;
  std::unique_ptr<Kept> near_;
};

}  // namespace fc::paint
