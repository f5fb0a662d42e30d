// Pictures of few colours on nothing (people in the dark, ropes), kept as runs of one colour: a tenth of the bytes of a
// raster, and laid over another picture without a look at what is empty.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "paint/raster.h"

namespace fc::paint {

class Runs {
 public:
  /// picture: at most 32,767 pixels wide and high.
  explicit Runs(const Raster& picture);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  /// Lays the picture over another one, its top left corner at x, y: pixel for pixel what `Raster::lay` makes of it.
  void lay_on(Raster& below, int x, int y) const;
  [[nodiscard]] std::size_t bytes() const { return runs_.capacity() * sizeof(Run); }

 private:
  struct Run {
    std::int16_t x = 0;
    std::int16_t y = 0;
    std::int16_t length = 0;
    std::uint32_t pixel = 0;  ///< 0xAARRGGBB, straight alpha
  };

  int width_;
  int height_;
  std::vector<Run> runs_;  ///< line by line
};

}  // namespace fc::paint
