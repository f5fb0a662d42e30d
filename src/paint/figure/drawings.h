// The drawings that a figure is put together from: sheets of parts (assets/common/figures/*.svg), each part a group with a
// name, its joint at the group's origin (0, 0), and the polygons that become of its curves. The first shape of a part is its
// silhouette.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace fc::paint {

// Closed polygons: what the drawings of the figures' parts become when their curves are cut into straight pieces.

struct Point {
  float x = 0;
  float y = 0;
};

/// Any number of closed polygons; `ends[i]` is one past the last point of polygon i.
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
  /// The transformation that applies `first` and then this one.
  [[nodiscard]] Affine after(const Affine& first) const;
  static Affine moved(float x, float y) { return {1, 0, 0, 1, x, y}; }
  static Affine scaled(float x, float y) { return {x, 0, 0, y, 0, 0}; }
  /// angle: radians, clockwise on the picture
  static Affine turned(float angle);
};

/// Reads an SVG path with the commands M, L, H, V, C, Q and Z, absolute and relative. Fault unknown_value: anything else.
/// where: names the drawing in the fault.
Result<Outline> read_path(std::string_view path, std::string_view where);

/// The outline of an ellipse.
Outline ellipse_outline(Point middle, float half_width, float half_height);

/// The area that a round pen of this width covers along the lines. A line counts as closed only if it ends where it began.
Outline stroked(const Outline& lines, float width);

/// The colour of a shape, by role. `corner` and `shade` depend on the corner he boxes in.
enum class Tint : std::uint8_t { ink, paper, tone, corner, shade, blood };

struct Shape {
  Outline outline;
  Tint tint = Tint::ink;
};

using Part = std::vector<Shape>;

class Drawings {
 public:
  /// Reads the sheets. Faults name file, part and remedy: cannot_read (a sheet is missing), missing_key (a needed part is on
  /// no sheet), unknown_value (a colour, shape, element or path that figures cannot use).
  static Result<Drawings> open(const std::filesystem::path& folder);

  /// name: sheet and part, as "hair/afro". An unknown name gives an empty part.
  [[nodiscard]] const Part& operator[](std::string_view name) const;

 private:
  std::map<std::string, Part, std::less<>> parts_;
  Part nothing_;
};

}  // namespace fc::paint
