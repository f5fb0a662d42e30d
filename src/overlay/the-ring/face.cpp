// A small face as the doctor draws it: where the cuts are, and how deep.
#include <array>
#include <cmath>

#include "overlay/ink/shapes.h"
#include "overlay/the-ring/bout_view.h"

namespace fc::the_ring {
namespace {

using namespace overlay;

/// Where on the face a cut is, shares of its box. His right is on the left of the picture.
struct Spot {
  float x;
  float y;
};
constexpr std::array<Spot, location_count> spots{{{0.66F, 0.42F},
                                                  {0.34F, 0.42F},
                                                  {0.68F, 0.31F},
                                                  {0.32F, 0.31F},
                                                  {0.72F, 0.58F},
                                                  {0.28F, 0.58F},
                                                  {0.5F, 0.52F},
                                                  {0.5F, 0.73F},
                                                  {0.5F, 0.18F}}};

}  // namespace

void draw_face(const BoxerState& boxer, const Box& box, Ui& ui) {
  ImDrawList& draw = ui.draw();
  const auto at = [&box](float x, float y) { return ImVec2{box.x + box.w * x, box.y + box.h * y}; };
  const float thin = std::max(1.0F, ui.px(1.5F));
  fill_disc(ui, at(0.5F, 0.48F).x, at(0.5F, 0.48F).y, box.w * 0.46F, colour::paper_shade);
  fill_disc(ui, at(0.5F, 0.66F).x, at(0.5F, 0.66F).y, box.w * 0.33F, colour::paper_shade);
  for (const float eye : {0.34F, 0.66F}) {
    draw.AddLine(at(eye - 0.09F, 0.36F), at(eye + 0.09F, 0.35F), colour::ink, thin);
    fill_disc(ui, at(eye, 0.44F).x, at(eye, 0.44F).y, box.w * 0.04F, colour::ink);
  }
  draw.AddLine(at(0.5F, 0.42F), at(0.47F, 0.57F), colour::ink_soft, thin);
  draw.AddLine(at(0.47F, 0.57F), at(0.54F, 0.57F), colour::ink_soft, thin);
  draw.AddLine(at(0.4F, 0.74F), at(0.6F, 0.74F), colour::ink_soft, thin);
  for (const Cut& cut : boxer.cuts) {
    const Spot spot = spots.at(place_of(cut.location));
    const float length = 0.05F + 0.025F * static_cast<float>(std::min<int>(cut.points, 5));
    const ImU32 ink = cut.open ? colour::red : colour::ink_soft;
    draw.AddLine(at(spot.x - length, spot.y + 0.03F), at(spot.x + length, spot.y - 0.03F), ink, thin * 2);
    if (cut.open) {
      draw.AddLine(at(spot.x, spot.y), at(spot.x, spot.y + 0.04F + length), ink, thin);
    }
  }
}

}  // namespace fc::the_ring
