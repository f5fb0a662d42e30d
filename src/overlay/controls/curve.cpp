#include "overlay/controls/curve.h"

#include <algorithm>
#include <cmath>

#include "overlay/ink/shapes.h"

namespace fc::overlay {
namespace {

/// Upright strips, a pixel wide: smooth edges of triangles would show as seams.
void fill_to_zero(Ui& ui, float left, float right, float from, float to, float zero, ImU32 ink) {
  const float width = std::max(1.0F, right - left);
  for (float x = std::floor(left); x < std::floor(right); x += 1) {
    const float share = std::clamp((x - left) / width, 0.0F, 1.0F);
    const float y = from + (to - from) * share;
    ui.fill({x, std::min(y, zero), 1, std::abs(zero - y)}, ink);
  }
}

}  // namespace

void draw_curve(Ui& ui, const Box& box, const Curve& curve) {
  constexpr float shade = 0.28F;
  constexpr int rules = 4;
  ui.fill(box, colour::paper);
  for (int rule = 1; rule < rules; ++rule) {
    ui.fill({box.x, box.y + box.h * static_cast<float>(rule) / rules, box.w, 1}, colour::paper_shade);
  }
  ui.frame(box, colour::paper_deep, ui.px(1));
  if (curve.values.size() < 2) {
    return;
  }
  const float highest = std::max(1.0F, *std::ranges::max_element(curve.values));
  const float lowest = std::min(-1.0F, *std::ranges::min_element(curve.values));
  const Box inner = box.inset(ui.px(10), ui.px(8));
  const auto y_of = [&](float value) { return inner.y + inner.h * (highest - value) / (highest - lowest); };
  const float step = inner.w / static_cast<float>(curve.values.size() - 1);
  const float zero = y_of(0);
  for (std::size_t place = 1; place < curve.values.size(); ++place) {
    const float left = inner.x + step * static_cast<float>(place - 1);
    const float before = curve.values[place - 1];
    const float now = curve.values[place];
    const ImU32 ink = before + now >= 0 ? curve.above : curve.below;
    fill_to_zero(ui, left, left + step, y_of(before), y_of(now), zero, colour::faded(ink, shade));
  }
  ui.fill({inner.x, zero, inner.w, std::max(1.0F, ui.px(1.5F))}, colour::ink_soft);
  for (std::size_t place = 1; place < curve.values.size(); ++place) {
    const float left = inner.x + step * static_cast<float>(place - 1);
    ui.draw().AddLine({left, y_of(curve.values[place - 1])}, {left + step, y_of(curve.values[place])}, colour::ink,
                      std::max(1.5F, ui.px(2.5F)));
  }
  const float last = curve.values.back();
  fill_disc(ui, inner.right(), y_of(last), ui.px(6), colour::ink);
  fill_disc(ui, inner.right(), y_of(last), ui.px(4), last >= 0 ? curve.above : curve.below);
}

}  // namespace fc::overlay
