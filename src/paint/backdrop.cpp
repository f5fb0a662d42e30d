#include "paint/backdrop.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "paint/halftone.h"
#include "paint/ring_frame.h"

namespace fc::paint {
namespace {

using scene::Ink;
using scene::Pixel;

/// The cone of the one hard light on one row of pixels.
class LightRow {
 public:
  LightRow(const scene::Layout& layout, float y) : middle_(layout.film.middle_x()) {
    const float depth = (y - layout.whole.y) / layout.whole.h;
    half_width_ = layout.film.w * (0.20F + 0.55F * depth);
    fall_ = 1 - 0.45F * std::abs(depth - 0.55F);
  }

  /// 0..1.
  [[nodiscard]] float at(float x) const {
    const double aside = std::abs(x - middle_) / half_width_;
    const double square = aside * aside;
    const float beam = 1 / (1 + static_cast<float>(square * square * aside) * 3);
    return beam * fall_;
  }

 private:
  float middle_;
  float half_width_ = 1;
  float fall_ = 1;
};

void paint_hall(Raster& raster, const scene::Layout& layout) {
  const Rgb dark = colour_of(Ink::hall);
  const DotScreen screen(raster.width(), raster.height(), 5 * layout.scale);
  for (int y = 0; y < raster.height(); ++y) {
    const LightRow row(layout, static_cast<float>(y));
    for (int x = 0; x < raster.width(); ++x) {
      const float light = row.at(static_cast<float>(x));
      const float dots = screen.at(x, y, light * 0.8F);
      raster.set(x, y, mixed(dark, lamp_colour, 0.02F + 0.10F * light + 0.05F * light * dots));
    }
  }
}

/// Beams of the lamp above, as two faint wedges of printed light.
void paint_beams(Raster& raster, const scene::Layout& layout, float floor_y) {
  const float middle = layout.ring.x + layout.ring.w / 2;
  for (const float spread : {0.46F, 0.34F}) {
    const std::array<Pixel, 4> wedge{{{middle - 26 * layout.scale, layout.whole.y},
                                      {middle + 26 * layout.scale, layout.whole.y},
                                      {middle + layout.ring.w * spread, floor_y},
                                      {middle - layout.ring.w * spread, floor_y}}};
    raster.polygon(wedge, lamp_colour, 0.045F);
  }
}

void paint_tray(Raster& raster, const scene::Box& tray, float scale) {
  const auto panel = [&](float inset, Rgb colour) {
    const float x = tray.x + inset;
    const float y = tray.y + inset;
    const float w = tray.w - 2 * inset;
    const float h = tray.h - 2 * inset;
    const float cut = 9 * scale;
    const std::array<Pixel, 8> corners{{{x + cut, y},
                                        {x + w - cut, y},
                                        {x + w, y + cut},
                                        {x + w, y + h - cut},
                                        {x + w - cut, y + h},
                                        {x + cut, y + h},
                                        {x, y + h - cut},
                                        {x, y + cut}}};
    raster.polygon(corners, colour);
  };
  panel(2 * scale, {0x0C, 0x0B, 0x10});
  panel(3 * scale, {0x6B, 0x47, 0x2A});
  panel(5 * scale, {0x8A, 0x5E, 0x38});
  panel(9 * scale, {0x3A, 0x25, 0x17});
  panel(10.5F * scale, {0x2A, 0x4A, 0x3C});
  const Rgb felt_shade{0x1E, 0x38, 0x2D};
  for (int y = static_cast<int>(tray.y + 11 * scale); y < static_cast<int>(tray.bottom() - 11 * scale); ++y) {
    for (int x = static_cast<int>(tray.x + 11 * scale); x < static_cast<int>(tray.right() - 11 * scale); ++x) {
      const float down = (static_cast<float>(y) - tray.y) / tray.h;
      raster.blend(x, y, felt_shade,
                   halftone(static_cast<float>(x), static_cast<float>(y), 4 * scale, 0.55F - 0.45F * down));
    }
  }
}

/// The part of the hall's picture in which people are seen to move: above the canvas, between the panels.
SDL_Rect band_of_crowd(const Raster& hall, const scene::Layout& layout, float canvas_y) {
  const int left = std::max(0, static_cast<int>(layout.ring.x));
  const int right = std::min(hall.width(), static_cast<int>(std::ceil(layout.ring.right())));
  const int top = std::max(0, static_cast<int>(layout.ring.y));
  const int bottom = std::min(hall.height(), static_cast<int>(canvas_y));
  return {left, top, std::max(1, right - left), std::max(1, bottom - top)};
}

}  // namespace

float light_of_lamp(const scene::Layout& layout, Pixel at) { return LightRow(layout, at.y).at(at.x); }

Backdrop paint_backdrop(const scene::Layout& layout, const scene::Board& board, int width, int height,
                        Lettering& lettering) {
  const scene::Projection view(layout.film, board);
  Raster hall(width, height);
  const float far_y = view.project({0, 0, 0}).y;
  paint_hall(hall, layout);
  paint_beams(hall, layout, far_y + 40 * layout.scale);
  const RingFrame frame{view, board, layout};
  const SDL_Rect band = band_of_crowd(hall, layout, frame.canvas_top());
  Raster under = hall.cut_out(band);
  const std::vector<Onlooker> crowd = crowd_of(layout, far_y + 4 * layout.scale);
  paint_crowd(hall, crowd);
  frame.paint(hall, lettering);
  if (layout.wooden_tray && layout.tray.h > 0) {
    paint_tray(hall, layout.tray, layout.scale);
  }
  return {.hall = std::move(hall), .crowd = CrowdBand(band, std::move(under), crowd)};
}

}  // namespace fc::paint
