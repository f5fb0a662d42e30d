// Fills outlines on a picture with exact, smooth edges, fast enough to print a man anew for every frame: areas are summed
// edge by edge and then along each line (as font renderers do). Colours are kept multiplied by their alpha until the end.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "paint/figure/mask.h"
#include "paint/figure/outline.h"
#include "paint/palette.h"
#include "paint/raster.h"

namespace fc::paint {

class Inking {
 public:
  Inking(int width, int height);
  /// An empty sheet of another size, in the same memory where it has room: a sheet is large, and a man in motion is printed
  /// anew for every frame.
  void begin(int width, int height);

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
  void blend(int y, int from, int to, Rgb colour, std::uint32_t share);

  int width_;
  int height_;
  std::vector<float> sums_;  ///< one more than width a line
  std::vector<std::uint32_t> pixels_;
};

}  // namespace fc::paint
