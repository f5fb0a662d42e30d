// Rectangles in output pixels, and how to split them; used by scene, paint, overlay and cabinet.
#pragma once

#include <algorithm>

namespace fc::scene {

/// x, y: top left corner; y points down. Pixels.
struct Box {
  float x = 0;
  float y = 0;
  float w = 0;
  float h = 0;

  [[nodiscard]] constexpr float right() const { return x + w; }
  [[nodiscard]] constexpr float bottom() const { return y + h; }
  [[nodiscard]] constexpr float middle_x() const { return x + w / 2; }
  [[nodiscard]] constexpr float middle_y() const { return y + h / 2; }
  [[nodiscard]] constexpr bool contains(float px, float py) const {
    return px >= x && px < right() && py >= y && py < bottom();
  }
  [[nodiscard]] constexpr bool contains(const Box& other) const {
    return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
  }
  [[nodiscard]] constexpr bool empty() const { return w <= 0 || h <= 0; }

  [[nodiscard]] constexpr Box inset(float by) const { return inset(by, by); }
  [[nodiscard]] constexpr Box inset(float by_x, float by_y) const {
    return {x + by_x, y + by_y, std::max(0.0F, w - 2 * by_x), std::max(0.0F, h - 2 * by_y)};
  }
  [[nodiscard]] constexpr Box moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
  [[nodiscard]] constexpr Box overlap(const Box& other) const {
    const float left = std::max(x, other.x);
    const float top = std::max(y, other.y);
    return {left, top, std::max(0.0F, std::min(right(), other.right()) - left),
            std::max(0.0F, std::min(bottom(), other.bottom()) - top)};
  }

  /// Cuts a strip off this box and returns it; this box keeps the rest. At most the whole box is cut.
  constexpr Box take_top(float height) {
    const float taken = std::min(height, h);
    const Box strip{x, y, w, taken};
    y += taken;
    h -= taken;
    return strip;
  }
  constexpr Box take_bottom(float height) {
    const float taken = std::min(height, h);
    h -= taken;
    return {x, y + h, w, taken};
  }
  constexpr Box take_left(float width) {
    const float taken = std::min(width, w);
    const Box strip{x, y, taken, h};
    x += taken;
    w -= taken;
    return strip;
  }
  constexpr Box take_right(float width) {
    const float taken = std::min(width, w);
    w -= taken;
    return {x + w, y, taken, h};
  }

  /// Column `index` of `count` equal columns with `gap` between them.
  [[nodiscard]] constexpr Box column(int index, int count, float gap = 0) const {
    const float width = (w - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    return {x + static_cast<float>(index) * (width + gap), y, width, h};
  }
  /// Row `index` of `count` equal rows with `gap` between them.
  [[nodiscard]] constexpr Box row(int index, int count, float gap = 0) const {
    const float height = (h - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    return {x, y + static_cast<float>(index) * (height + gap), w, height};
  }
  /// A box of this size with the same centre.
  [[nodiscard]] constexpr Box centred(float width, float height) const {
    return {x + (w - width) / 2, y + (h - height) / 2, width, height};
  }

  friend constexpr bool operator==(const Box&, const Box&) = default;
};

}  // namespace fc::scene
