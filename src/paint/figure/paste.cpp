#include "paint/figure/paste.h"

#include <cmath>

namespace fc::paint {

Affine along(Point from, Point to, float drawn_length, float thickness) {
  const float x = to.x - from.x;
  const float y = to.y - from.y;
  const float length = std::max(1.0F, std::hypot(x, y));
  // Seen from the front a bone is short, but it keeps most of its flesh.
  const float stretch = std::max(0.45F, length / drawn_length);
  return Affine::moved(from.x, from.y)
      .after(Affine{y / length, -x / length, x / length, y / length, 0, 0})
      .after(Affine::scaled(thickness, stretch));
}

Rgb Paste::colour_of_tint(Tint tint) const {
  switch (tint) {
    case Tint::ink: return colour_of(scene::Ink::ink);
    case Tint::paper: return colour_of(scene::Ink::paper);
    case Tint::tone: return mixed(colour_of(scene::Ink::paper), colour_of(scene::Ink::ink), 0.22F);
    case Tint::corner: return corner_;
    case Tint::shade: return mixed(corner_, colour_of(scene::Ink::ink), 0.45F);
    case Tint::blood: return colour_of(scene::Ink::red);
  }
  return corner_;
}

}  // namespace fc::paint
