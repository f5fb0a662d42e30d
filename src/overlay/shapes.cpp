#include "overlay/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fc::overlay {
namespace {

constexpr int sub_rows = 4;  ///< samples within a row of pixels

/// Half the width of the shape in each of a row's samples, 0 where it is not.
using HalfWidths = std::array<float, sub_rows>;

/// The share of the pixel from `left` to left + 1 that the shape covers.
float coverage(float left, float x, const HalfWidths& halves) {
  float sum = 0;
  for (const float half : halves) {
    sum += std::max(0.0F, std::min(left + 1, x + half) - std::max(left, x - half));
  }
  return sum / sub_rows;
}

void edge_pixels(Ui& ui, float from, float to, float y, float x, const HalfWidths& halves, ImU32 ink) {
  const float whole = static_cast<float>(ink >> IM_COL32_A_SHIFT) / 255.0F;
  for (float left = from; left < to; left += 1) {
    if (const float share = coverage(left, x, halves); share > 0.02F) {
      ui.fill({left, y, 1, 1}, colour::faded(ink, whole * share));
    }
  }
}

template <class HalfWidth>
void fill_rows(Ui& ui, float x, float y, float radius, ImU32 ink, HalfWidth half_width) {
  for (float row = std::floor(y - radius); row < std::ceil(y + radius); row += 1) {
    HalfWidths halves{};
    for (int sample = 0; sample < sub_rows; ++sample) {
      const float away = std::abs(row + (static_cast<float>(sample) + 0.5F) / sub_rows - y);
      halves.at(static_cast<std::size_t>(sample)) = away < radius ? half_width(away) : 0;
    }
    const float inner = *std::ranges::min_element(halves);
    const float outer = *std::ranges::max_element(halves);
    const float from = std::floor(x - outer);
    const float to = std::ceil(x + outer);
    const float solid_from = inner > 0 ? std::ceil(x - inner) : to;
    const float solid_to = inner > 0 ? std::max(solid_from, std::floor(x + inner)) : to;
    edge_pixels(ui, from, solid_from, row, x, halves, ink);
    if (solid_to > solid_from) {
      ui.fill({solid_from, row, solid_to - solid_from, 1}, ink);
    }
    edge_pixels(ui, solid_to, to, row, x, halves, ink);
  }
}

}  // namespace

void fill_disc(Ui& ui, float x, float y, float radius, ImU32 ink) {
  fill_rows(ui, x, y, radius, ink, [radius](float away) { return std::sqrt(radius * radius - away * away); });
}

void fill_diamond(Ui& ui, float x, float y, float radius, ImU32 ink) {
  fill_rows(ui, x, y, radius, ink, [radius](float away) { return radius - away; });
}

}  // namespace fc::overlay
