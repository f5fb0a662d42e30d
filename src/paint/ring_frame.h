// What the men stand on: the canvas with its grid and places, and the apron.
#pragma once

#include "paint/lettering.h"
#include "paint/raster.h"
#include "scene/layout.h"
#include "scene/projection.h"

namespace fc::paint {

struct RingFrame {
  const scene::Projection& view;
  const scene::Board& board;
  const scene::Layout& layout;

  /// Everything that men stand on: apron and canvas.
  void paint(Raster& raster, Lettering& lettering) const;
  /// The pixel row at which the canvas begins.
  [[nodiscard]] float canvas_top() const;

 private:
  void paint_canvas(Raster& raster) const;
  void paint_spot(Raster& raster, const scene::Spot& spot, Lettering& lettering) const;
  void paint_apron(Raster& raster, Lettering& lettering) const;
};

}  // namespace fc::paint
