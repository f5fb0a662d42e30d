// Closed lines of straight pieces: what the drawings of the figures' parts are made of once their curves have been cut up.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace fc::paint {

struct Point {
  float x = 0;
  float y = 0;
};

/// Any number of closed lines; `ends[i]` is one past the last point of the line i.
struct Outline {
  std::vector<Point> points;
  std::vector<std::size_t> ends;

  void close();
};

/// (x, y) to (a x + c y + e, b x + d y + f), as SVG writes it.
struct Affine {
  float a = 1;
  float b = 0;
  float c = 0;
  float d = 1;
  float e = 0;
  float f = 0;

  [[nodiscard]] Point operator()(Point p) const { return {a * p.x + c * p.y + e, b * p.x + d * p.y + f}; }
  /// First `first`, then this.
  [[nodiscard]] Affine after(const Affine& first) const;
  static Affine moved(float x, float y) { return {1, 0, 0, 1, x, y}; }
  static Affine scaled(float x, float y) { return {x, 0, 0, y, 0, 0}; }
  /// radians, clockwise on the picture
  static Affine turned(float angle);
};

/// The lines of an SVG path: M, L, H, V, C, Q and Z, large and small letters. Fault bad_number: anything else; where: the
/// drawing.
Result<Outline> read_path(std::string_view path, std::string_view where);

/// An ellipse by its middle and half axes.
Outline ellipse_outline(Point middle, float half_width, float half_height);

/// The area that a round pen of that width covers on its way along the lines; they are not closed for it unless they end
/// where they began.
Outline stroked(const Outline& lines, float width);

}  // namespace fc::paint
