#include "paint/backdrop.h"

#include <array>
#include <cmath>

#include "core/random.h"
#include "paint/halftone.h"
#include "paint/ring_frame.h"

namespace fc::paint {
namespace {

using scene::Ink;
using scene::Pixel;

constexpr Rgb lamp{0xFF, 0xF4, 0xD8};
constexpr Rgb crowd_colour{0x2C, 0x26, 0x34};

/// The cone of the one hard light on one row of pixels.
class LightRow {
 public:
  LightRow(const scene::Layout& layout, float y) : middle_(layout.ring.x + layout.ring.w / 2) {
    const float depth = (y - layout.whole.y) / layout.whole.h;
    half_width_ = layout.ring.w * (0.20F + 0.55F * depth);
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
      raster.set(x, y, mixed(dark, lamp, 0.02F + 0.10F * light + 0.05F * light * dots));
    }
  }
}

/// Heads and shoulders in rows between the ring and the dark, the nearer the lighter.
void paint_crowd(Raster& raster, const scene::Layout& layout, float floor_y) {
  Random random(1957);
  const float top = layout.whole.y + 62 * layout.scale;
  constexpr int rows = 5;
  for (int row = 0; row < rows; ++row) {
    const float share = static_cast<float>(row) / (rows - 1);
    const float size = layout.scale * (11 + 9 * share);
    const float y = top + (floor_y - top) * (0.35F + 0.65F * share);
    const auto jitter = [&random](float amount) { return (static_cast<float>(random.below(1000)) / 500 - 1) * amount; };
    for (float x = layout.whole.x - size; x < layout.whole.right() + size; x += size * 2.3F) {
      const Pixel head{x + jitter(size * 0.6F), y + jitter(size * 0.25F)};
      const float light = LightRow(layout, head.y).at(head.x);
      const Rgb coat = mixed(colour_of(Ink::hall), crowd_colour, 0.35F + 0.5F * share);
      const Rgb rim = mixed(coat, lamp, 0.10F + 0.22F * light);
      raster.ellipse({head.x, head.y + size * 1.75F}, size * 1.25F, size * 1.1F, coat);
      raster.ellipse({head.x, head.y - size * 0.06F}, size * 0.56F, size * 0.68F, rim);
      raster.ellipse({head.x, head.y + size * 0.06F}, size * 0.54F, size * 0.66F, coat);
      if (random.below(3) == 0) {  // a hat
        raster.ellipse({head.x, head.y - size * 0.38F}, size * 0.95F, size * 0.16F, mixed(coat, colour_of(Ink::ink), 0.5F));
        raster.ellipse({head.x, head.y - size * 0.58F}, size * 0.5F, size * 0.34F, mixed(coat, colour_of(Ink::ink), 0.4F));
      }
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
    raster.polygon(wedge, lamp, 0.045F);
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

}  // namespace

Backdrop paint_backdrop(const scene::Layout& layout, const scene::Board& board, int width, int height,
                        Lettering& lettering) {
  const scene::Projection view(layout.ring, board);
  Raster hall(width, height);
  const float far_y = view.project({0, 0, 0}).y;
  paint_hall(hall, layout);
  paint_beams(hall, layout, far_y + 40 * layout.scale);
  paint_crowd(hall, layout, far_y + 4 * layout.scale);
  const RingFrame frame{view, board, layout};
  frame.paint_behind(hall, lettering);
  if (layout.tray.h > 0) {
    paint_tray(hall, layout.tray, layout.scale);
  }

  const scene::Box area = frame.front_area();
  Raster front(static_cast<int>(area.w), static_cast<int>(area.h));
  frame.paint_front(front, area);
  return {.hall = std::move(hall),
          .front = std::move(front),
          .front_x = static_cast<int>(area.x),
          .front_y = static_cast<int>(area.y)};
}

}  // namespace fc::paint
