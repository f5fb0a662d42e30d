// The ring itself: canvas with its grid, apron, corner posts with pads, four ropes a side.
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

  /// Everything that men stand on or before: apron, canvas, far and side ropes, far posts.
  void paint_behind(Raster& raster, Lettering& lettering) const;
  /// Far posts and the ropes between and beside them, on a picture that is moved so far.
  void paint_far_ropes(Raster& raster, scene::Pixel shift) const;
  /// The pixel row at which the canvas begins.
  [[nodiscard]] float canvas_top() const;
  /// The part of the output that holds the near ropes and posts.
  [[nodiscard]] scene::Box front_area() const;
  /// Near ropes and posts, on a picture whose top left corner is that of `area`.
  void paint_front(Raster& raster, const scene::Box& area) const;

 private:
  void paint_canvas(Raster& raster) const;
  void paint_spot(Raster& raster, const scene::Spot& spot, Lettering& lettering) const;
  void paint_apron(Raster& raster, Lettering& lettering) const;
  void paint_post(Raster& raster, bool right, bool near, scene::Pixel shift) const;
  void paint_ropes(Raster& raster, scene::Vec3 from, scene::Vec3 to, float alpha, scene::Pixel shift) const;
  [[nodiscard]] scene::Vec3 post(bool right, bool near) const;
};

}  // namespace fc::paint
