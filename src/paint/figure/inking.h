// Fills outlines on a picture with exact, smooth edges, fast enough to print a man anew for every frame: areas are summed
// edge by edge and then along each line (as font renderers do). Colours are kept multiplied by their alpha until the end.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "paint/figure/outline.h"
#include "paint/palette.h"
#include "paint/raster.h"

namespace fc::paint {

/// Whole pixels, `right` and `bottom` beyond the last.
struct Extent {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;

  [[nodiscard]] bool empty() const { return left >= right || top >= bottom; }
};

/// What holds both; an empty one counts for nothing.
Extent united(const Extent& a, const Extent& b);

/// How much of every pixel something covers, 0 to 255.
class Mask {
 public:
  Mask(int width, int height);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] std::uint8_t* row(int y) { return &shares_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)]; }
  [[nodiscard]] const std::uint8_t* row(int y) const {
    return &shares_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)];
  }
  void clear(const Extent& where);

 private:
  int width_;
  int height_;
  std::vector<std::uint8_t> shares_;
};

class Inking {
 public:
  Inking(int width, int height);

  /// Adds the area inside the lines to the mask; overlapping ones count once. ends: as an Outline's. Returns where it is.
  Extent cover(std::span<const Point> points, std::span<const std::size_t> ends, Mask& mask);
  /// Fills the area inside the lines; within: only where that mask has something, may be null.
  void fill(std::span<const Point> points, std::span<const std::size_t> ends, Rgb colour, float alpha = 1,
            const Mask* within = nullptr);
  /// Prints a mask.
  void print(const Mask& mask, const Extent& where, Rgb colour);
  /// Lays a colour over all that is printed, as a flash does. share: 0 to 1.
  void tint(Rgb colour, float share);
  /// What holds all that has been printed; one pixel if nothing has.
  [[nodiscard]] Extent printed() const;
  /// That part of the picture.
  [[nodiscard]] Raster finished(const Extent& where) const;

 private:
  Extent sum(std::span<const Point> points, std::span<const std::size_t> ends);
  void line(Point from, Point to);
  template <class Take>
  void sweep(const Extent& where, Take take);
  void blend(int x, int y, Rgb colour, std::uint32_t share);

  int width_;
  int height_;
  std::vector<float> sums_;  ///< one more than width a line
  std::vector<std::uint32_t> pixels_;
};

/// The mask grown by a round brush of that radius, in pixels. where: what to look at; comes back grown.
void grow(const Mask& mask, Extent& where, float radius, Mask& grown);

}  // namespace fc::paint
