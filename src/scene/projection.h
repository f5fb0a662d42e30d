// The one way from the canvas to the picture and back: the ring as a trapezoid seen from the cheap seats. Paint draws with
// it and the pointer picks with it.
//
// A pinhole camera with its film held upright, so that whatever stands upright in the ring stands upright in the picture.
#pragma once

#include <optional>

#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::scene {

/// In output pixels, y downwards.
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

/// The board point in the middle of a square, on the canvas.
constexpr Vec3 centre_of(Cell cell) {
  return {static_cast<float>(cell.column) + 0.5F, static_cast<float>(cell.row) + 0.5F, 0};
}

/// The design's ring: it keeps this shape in every layout. Pixels.
inline constexpr float design_ring_width = 680;
inline constexpr float design_ring_height = 482;

class Projection {
 public:
  /// ring: the part of the picture that holds canvas, apron, posts and ropes. The ring keeps its shape in any rectangle.
  Projection(const Box& ring, const Board& board);

  /// The picture of a board point (squares; z upwards).
  [[nodiscard]] Pixel project(const Vec3& point) const;
  /// The point of the canvas (z = 0) that a pixel shows; outside 0..columns, 0..rows beyond the canvas. A pixel on or above
  /// the horizon has no such point; it gets the canvas' far edge.
  [[nodiscard]] Vec3 unproject(Pixel pixel) const;
  /// The line of the canvas that a row of pixels shows: `unproject` of many pixels of one row.
  struct Row {
    float y = 0;         ///< squares
    float middle = 0;    ///< of the canvas, squares
    float middle_x = 0;  ///< pixels
    float scale = 1;     ///< pixels of one square's width

    [[nodiscard]] Vec3 at(float x) const { return {(x - middle_x) / scale + middle, y, 0}; }
  };
  [[nodiscard]] Row row_at(float pixel_y) const;
  /// The square that a pixel shows, if it shows one.
  [[nodiscard]] std::optional<Cell> cell_at(Pixel pixel) const;
  /// Pixels of one square's width, and of one square's height above the canvas, at board row y: what stands there is drawn
  /// at this size.
  [[nodiscard]] float scale_at(float y) const;
  /// The view of a camera that looks at a part of the ring's picture. Enlarged, but not distorted: the film is moved.
  [[nodiscard]] Projection through(const Camera& camera) const { return through(camera, ring_.h, ring_.h); }
  /// In a ring that grows downwards beyond its rectangle: `seen` pixels of it are seen now, `most` at most. What the camera
  /// looks at is in the middle of what is seen.
  [[nodiscard]] Projection through(const Camera& camera, float seen, float most) const;
  /// Of the ring's picture at the camera's zoom: the pixel at which the camera's own picture begins. Whole pixels, from the
  /// top left corner of the enlarged picture; it is as wide as the ring's rectangle and as high as what is seen.
  [[nodiscard]] Pixel film_begins(const Camera& camera, float seen, float most) const;
  /// This view with the camera's shake.
  [[nodiscard]] Projection shaken(const Camera& camera) const;

  friend bool operator==(const Projection&, const Projection&) = default;

 private:
  [[nodiscard]] float depth_at(float y) const { return near_depth_ + static_cast<float>(board_.rows) - y; }

  Board board_;
  Box ring_;
  float fit_ = 1;         ///< pixels per pixel of the design's ring
  float middle_x_ = 0;    ///< pixel column of the ring's middle line
  float horizon_ = 0;     ///< pixel row of the horizon
  float focus_ = 0;       ///< pixels: scale times depth
  float near_depth_ = 0;  ///< squares from the eye to the near edge
  float eye_height_ = 0;  ///< squares above the canvas
};

/// What a man takes of the picture with his arms up, or as he lies. Pixels.
Box taken_by(const Marker& marker, const Projection& view);

/// The view of a bout's picture.
inline Projection view_of(const Layout& layout, const Board& board, const Camera& camera) {
  return Projection(layout.film, board).through(camera, layout.ring.h, layout.tallest_ring.h);
}

}  // namespace fc::scene
