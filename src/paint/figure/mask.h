// How much of every pixel something covers, and what that becomes when it is drawn with a thick round pen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

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
  /// Another size; a mask that is clear stays so.
  void resize(int width, int height);

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

/// The mask grown by a round brush of that radius, in pixels. where: what to look at; comes back grown.
void grow(const Mask& mask, Extent& where, float radius, Mask& grown);

}  // namespace fc::paint
