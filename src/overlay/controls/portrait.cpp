#include "overlay/controls/portrait.h"

#include <cmath>

namespace fc::overlay {

void portray(Ui& ui, const Box& box, const scene::Likeness& likeness, scene::SeatMark mark, float facing,
             Portrait::Cut cut) {
  const Portrait wanted{.likeness = likeness,
                        .mark = mark,
                        .width = static_cast<int>(std::lround(box.w)),
                        .height = static_cast<int>(std::lround(box.h)),
                        .facing = facing,
                        .cut = cut};
  if (wanted.width <= 0 || wanted.height <= 0) {
    return;
  }
  if (const ImTextureID picture = ui.layer().portrait(wanted)) {
    const float x = std::round(box.x);
    const float y = std::round(box.y);
    ui.draw().AddImage(picture, {x, y}, {x + static_cast<float>(wanted.width), y + static_cast<float>(wanted.height)});
  }
}

}  // namespace fc::overlay
