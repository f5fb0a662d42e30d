// Maps board coordinates to pixels and back: the ring in perspective, used for drawing and for picking with the pointer.
//
// A pinhole camera with a vertical film plane, so that vertical lines of the ring stay vertical in the picture.
#pragma once

#include <optional>

#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::scene {

/// A position in output pixels, y down.
struct Pixel {
  float x = 0;
  float y = 0;
};

/// One square of the canvas.
struct Cell {
  int column = 0;
  int row = 0;

  friend constexpr bool operator==(const Cell&, const Cell&) = default;
};

/// Centre of a square, on the canvas.
constexpr Vec3 centre_of(Cell cell) {
  return {static_cast<float>(cell.column) + 0.5F, static_cast<float>(cell.row) + 0.5F, 0};
}

/// Size of the ring in the design, in pixels. Its proportions are the same in every layout.
inline constexpr float design_ring_width = 680;
inline constexpr float design_ring_height = 482;

class Projection {
 public:
  /// ring: picture area for canvas, apron, posts and ropes; the ring keeps its proportions in any rectangle.
  Projection(const Box& ring, const Board& board);

  /// Projects a board point (squares; z up).
  [[nodiscard]] Pixel project(const Vec3& point) const;
  /// The canvas point (z = 0) under a pixel; may lie outside 0..columns, 0..rows. A pixel on or above the horizon gets the
  /// canvas' far edge.
  [[nodiscard]] Vec3 unproject(Pixel pixel) const;
  /// The canvas line under a row of pixels: a fast `unproject` for many pixels of one row.
  struct Row {
    float y = 0;         ///< squares
    float middle = 0;    ///< centre of the canvas, squares
    float middle_x = 0;  ///< pixels
    float scale = 1;     ///< width of one square, pixels

    [[nodiscard]] Vec3 at(float x) const { return {(x - middle_x) / scale + middle, y, 0}; }
  };
  [[nodiscard]] Row row_at(float pixel_y) const;
  /// The square under a pixel; none if it is outside the canvas.
  [[nodiscard]] std::optional<Cell> cell_at(Pixel pixel) const;
  /// Pixels per square, in width and height above the canvas, at board row y.
  [[nodiscard]] float scale_at(float y) const;
  /// This view through a camera: magnified without distortion (the film is shifted).
  [[nodiscard]] Projection through(const Camera& camera) const { return through(camera, ring_.h, ring_.h); }
  /// As above for a ring area of variable height: `seen` pixels are visible now, at most `most`. The camera's centre is in
  /// the middle of the visible part.
  [[nodiscard]] Projection through(const Camera& camera, float seen, float most) const;
  /// Top left corner of the camera's picture within the ring's picture at its zoom, in whole pixels. Its size is the ring's
  /// width and the visible height.
  [[nodiscard]] Pixel film_begins(const Camera& camera, float seen, float most) const;
  /// This view with the camera's shake applied.
  [[nodiscard]] Projection shaken(const Camera& camera) const;

  friend bool operator==(const Projection&, const Projection&) = default;

 private:
  [[nodiscard]] float depth_at(float y) const { return near_depth_ + static_cast<float>(board_.rows) - y; }

  Board board_;
  Box ring_;
  float fit_ = 1;         ///< output pixels per design pixel
  float middle_x_ = 0;    ///< pixel column of the ring's centre line
  float horizon_ = 0;     ///< pixel row of the horizon
  float focus_ = 0;       ///< pixels: scale times depth
  float near_depth_ = 0;  ///< squares from the eye to the near edge
  float eye_height_ = 0;  ///< squares above the canvas
};

/// Screen area of a boxer with raised arms, or lying. Pixels.
Box taken_by(const Marker& marker, const Projection& view);

/// The projection of the bout screen.
inline Projection view_of(const Layout& layout, const Board& board, const Camera& camera) {
  return Projection(layout.film, board).through(camera, layout.ring.h, layout.tallest_ring.h);
}

}  // namespace fc::scene
