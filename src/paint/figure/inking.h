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
  /// Starts an empty sheet of this size and reuses the memory of the one before, because a moving man is printed anew for
  /// every frame.
  void begin(int width, int height);

  /// Adds the area inside the lines to the mask; where areas overlap, the larger coverage counts. ends: as in `Outline`.
  /// Returns the bounds of the area.
  Extent cover(std::span<const Point> points, std::span<const std::size_t> ends, Mask& mask);
  /// Fills the area inside the lines with a colour. within: if not null, fills only where that mask covers something.
  void fill(std::span<const Point> points, std::span<const std::size_t> ends, Rgb colour, float alpha = 1,
            const Mask* within = nullptr);
  /// Prints the part `where` of a mask in a colour.
  void print(const Mask& mask, const Extent& where, Rgb colour);
  /// Mixes a colour into everything printed so far, as a flash does. share: 0 to 1.
  void tint(Rgb colour, float share);
  /// The bounds of all that has been printed; one pixel if nothing has.
  [[nodiscard]] Extent printed() const;
  /// A copy of this part of the picture.
  [[nodiscard]] Raster finished(const Extent& where) const;

 private:
  Extent sum(std::span<const Point> points, std::span<const std::size_t> ends);
  void line(Point from, Point to);
  template <class Take>
  void sweep(const Extent& where, Take take);
  void blend(int y, int from, int to, Rgb colour, std::uint32_t share);

  int width_;
  int height_;
  std::vector<float> sums_;  ///< width + 2 numbers a line
  std::vector<std::uint32_t> pixels_;
};

}  // namespace fc::paint
