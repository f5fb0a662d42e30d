#include "paint/ring_frame.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "paint/arithmetic.h"

namespace fc::paint {
namespace {

using scene::Ink;
using scene::Pixel;
using scene::Vec3;

constexpr float rope_gap = scene::Ropes::from_canvas;
constexpr float apron_drop = 0.62F;

/// A repeatable roughness of the cloth, -1..1.
float grain(int x, int y) {
  auto mixed_bits = static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(y) * 0x85EBCA77U;
  mixed_bits ^= mixed_bits >> 15U;
  mixed_bits *= 0x2C1B3C6DU;
  mixed_bits ^= mixed_bits >> 13U;
  return static_cast<float>(mixed_bits & 0xFFFFU) / 32768 - 1;
}

/// How much of a line of `half_width` pixels lies on a pixel that is `distance` pixels from its middle.
float line_cover(float distance, float half_width) { return std::clamp(half_width - distance + 0.5F, 0.0F, 1.0F); }

}  // namespace

void RingFrame::paint_canvas(Raster& raster) const {
  const auto columns = static_cast<float>(board.columns);
  const auto rows = static_cast<float>(board.rows);
  const Rgb cloth = colour_of(Ink::canvas);
  const Rgb line = colour_of(Ink::canvas_line);
  const int top = static_cast<int>(view.project({0, -rope_gap, 0}).y);
  const int bottom = std::min(raster.height() - 1, static_cast<int>(view.project({0, rows + rope_gap, 0}).y) + 1);
  for (int y = std::max(0, top); y <= bottom; ++y) {
    const float row_scale = view.scale_at(view.unproject({0, static_cast<float>(y) + 0.5F}).y);
    const int west = static_cast<int>(view.project({-rope_gap, view.unproject({0, static_cast<float>(y) + 0.5F}).y, 0}).x);
    const int left = std::max(0, west);
    const int right = std::min(raster.width() - 1, static_cast<int>(2 * layout.film.middle_x()) - west);
    for (int x = left; x <= right; ++x) {
      const Vec3 at = view.unproject({static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F});
      const float edge_x = std::min(at.x + rope_gap, columns + rope_gap - at.x);
      const float edge_y = std::min(at.y + rope_gap, rows + rope_gap - at.y);
      if (edge_x <= 0 || edge_y <= 0) {
        continue;
      }
      const float from_middle = length_of((at.x - columns / 2) / columns, (at.y - rows / 2) / rows);
      Rgb colour = lit(cloth, 1.09F - 0.42F * from_middle * from_middle * 2 + 0.018F * grain(x, y));
      const float far_squash = 0.55F;  // a square is about half as high as wide on the picture
      const float to_column = to_nearest_whole(at.x) * row_scale;
      const float to_row = to_nearest_whole(at.y) * row_scale * far_squash;
      const bool inside = at.x > -0.02F && at.y > -0.02F && at.x < columns + 0.02F && at.y < rows + 0.02F;
      if (inside && board.grid) {
        const bool rim = at.x < 0.5F || at.y < 0.5F || at.x > columns - 0.5F || at.y > rows - 0.5F;
        const float cover = std::max(line_cover(to_column, 0.75F * layout.scale), line_cover(to_row, 0.6F * layout.scale));
        colour = mixed(colour, lit(line, rim ? 0.92F : 1.0F), cover * 0.9F);
        const float middle = length_of(at.x - columns / 2, at.y - rows / 2);
        const float ring = line_cover(std::abs(middle - 1.05F) * row_scale * 0.75F, 2.2F * layout.scale);
        colour = mixed(colour, colour_of(Ink::red), ring * 0.30F);
        const float inner = line_cover(std::abs(middle - 0.92F) * row_scale * 0.75F, 0.9F * layout.scale);
        colour = mixed(colour, colour_of(Ink::blue), inner * 0.30F);
      } else if (!inside) {
        colour = lit(colour, 0.86F);
      }
      const float smooth = std::clamp(std::min(edge_x * row_scale, edge_y * row_scale * far_squash), 0.0F, 1.0F);
      raster.blend(x, y, colour, smooth);
    }
  }
}

void RingFrame::paint_spot(Raster& raster, const scene::Spot& spot, Lettering& lettering) const {
  const Rgb ink = colour_of(spot.ink);
  const float scale = view.scale_at(spot.y);
  const float foreshortened = 0.75F;  // between across and along the ring
  const float half_line = std::max(1.0F, 0.045F * scale) / 2;
  const Pixel middle = view.project({spot.x, spot.y, 0});
  const int reach = static_cast<int>(std::ceil((spot.radius + 0.1F) * view.scale_at(spot.y + spot.radius)));
  const float letter_height = spot.radius * (spot.label.size() > 2 ? 1.05F : 1.45F);
  constexpr int print_height = 96;
  const std::optional<Raster> label = lettering.plain(spot.label, print_height, {0, 0, 0});
  const auto label_at = [&](const Vec3& at) {
    const float per_square = print_height / letter_height;
    const float x = (at.x - spot.x) * per_square + static_cast<float>(label->width()) / 2;
    const float y = (at.y - spot.y) * per_square * 0.8F + static_cast<float>(label->height()) / 2;
    return label->sample(x, y).a;
  };
  for (int y = static_cast<int>(middle.y) - reach; y <= static_cast<int>(middle.y) + reach; ++y) {
    for (int x = static_cast<int>(middle.x) - reach; x <= static_cast<int>(middle.x) + reach; ++x) {
      const Vec3 at = view.unproject({static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F});
      const float away = length_of(at.x - spot.x, at.y - spot.y);
      const auto ring = [&](float radius) { return line_cover(std::abs(away - radius) * scale * foreshortened, half_line); };
      const float inside = std::clamp((spot.radius - away) * scale * foreshortened + 0.5F, 0.0F, 1.0F);
      raster.blend(x, y, ink, inside * (spot.filled ? 0.62F : 0.16F));
      raster.blend(x, y, spot.filled ? colour_of(Ink::ink) : lit(ink, 0.85F), ring(spot.radius) * 0.85F);
      if (spot.doubled) {
        raster.blend(x, y, spot.filled ? colour_of(Ink::ink) : lit(ink, 0.85F), ring(spot.radius * 0.82F) * 0.85F);
      }
      if (label && inside > 0) {
        raster.blend(x, y, colour_of(Ink::ink), label_at(at) * 0.85F);
      }
    }
  }
}

void RingFrame::paint_apron(Raster& raster, Lettering& lettering) const {
  const float left_x = -rope_gap;
  const float right_x = static_cast<float>(board.columns) + rope_gap;
  const float near_y = static_cast<float>(board.rows) + rope_gap;
  const auto skirt = [&](Vec3 from, Vec3 to, Rgb colour) {
    const std::array<Pixel, 4> corners{{view.project(from), view.project(to), view.project({to.x, to.y, -apron_drop}),
                                        view.project({from.x, from.y, -apron_drop})}};
    raster.polygon(corners, colour);
  };
  const Rgb cloth{0x7E, 0x1B, 0x28};
  skirt({left_x, -rope_gap, 0}, {left_x, near_y, 0}, lit(cloth, 0.45F));
  skirt({right_x, -rope_gap, 0}, {right_x, near_y, 0}, lit(cloth, 0.45F));
  skirt({left_x, near_y, 0}, {right_x, near_y, 0}, cloth);
  const Pixel corner = view.project({left_x, near_y, 0});
  const Pixel far_corner = view.project({right_x, near_y, -apron_drop});
  // The panels below may cover its foot; what is printed on it stands above them.
  const float height = std::min(far_corner.y, layout.film.bottom()) - corner.y;
  raster.stroke({corner.x, corner.y + height * 0.10F}, {far_corner.x, corner.y + height * 0.10F}, 1.6F * layout.scale,
                colour_of(Ink::gold), 0.9F);
  raster.stroke({corner.x, corner.y + height * 0.92F}, {far_corner.x, corner.y + height * 0.92F}, 1.6F * layout.scale,
                colour_of(Ink::gold), 0.6F);
  const int size = static_cast<int>(height * 0.74F);
  if (size < 6) {
    return;
  }
  const std::optional<Raster> shade = lettering.plain("FOUR  CORNERS", size, colour_of(Ink::ink));
  const std::optional<Raster> words = lettering.plain("FOUR  CORNERS", size, colour_of(Ink::paper));
  if (shade && words) {
    const int x = static_cast<int>((corner.x + far_corner.x) / 2) - words->width() / 2;
    const int y = static_cast<int>(corner.y + height * 0.52F) - words->height() / 2;
    raster.lay(*shade, x + 2, y + 2);
    raster.lay(*words, x, y);
  }
}

void RingFrame::paint(Raster& raster, Lettering& lettering) const {
  paint_apron(raster, lettering);
  paint_canvas(raster);
  for (const scene::Spot& spot : board.spots) {
    paint_spot(raster, spot, lettering);
  }
}

float RingFrame::canvas_top() const { return view.project({0, -rope_gap, 0}).y; }

}  // namespace fc::paint
