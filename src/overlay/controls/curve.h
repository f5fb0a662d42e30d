// A curve on ruled paper: how something went, from left to right.
#pragma once

#include <span>

#include "overlay/controls/ui.h"

namespace fc::overlay {

/// What a curve is drawn of, oldest value first. The scale is that of the values; zero is always on it, and marked.
struct Curve {
  std::span<const float> values;
  ImU32 above = colour::good;  ///< ink above zero
  ImU32 below = colour::bad;
};
/// Draws it as wide and high as its box, with a disc on the latest value. Less than two values: the ruled paper alone.
void draw_curve(Ui& ui, const Box& box, const Curve& curve);

}  // namespace fc::overlay
