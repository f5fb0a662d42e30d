#include "paint/seat_marks.h"

#include <array>
#include <cmath>
#include <vector>

namespace fc::paint {
namespace {

using scene::Mark;
using scene::Pixel;

constexpr float whole_turn = 6.2831853F;

/// The point at that share of a turn, clockwise from above.
Pixel on_circle(Pixel middle, float radius, float share) {
  return {middle.x + radius * std::sin(whole_turn * share), middle.y - radius * std::cos(whole_turn * share)};
}

void fill_regular(Raster& raster, Pixel middle, float radius, int sides, float first, Rgb colour) {
  std::vector<Pixel> corners;
  corners.reserve(static_cast<std::size_t>(sides));
  for (int side = 0; side < sides; ++side) {
    corners.push_back(on_circle(middle, radius, first + static_cast<float>(side) / static_cast<float>(sides)));
  }
  raster.polygon(corners, colour);
}

void fill_star(Raster& raster, Pixel middle, float radius, Rgb colour) {
  const float inner = radius * 0.46F;
  fill_regular(raster, middle, inner * 1.04F, 5, 0.1F, colour);
  for (int point = 0; point < 5; ++point) {
    const float at = static_cast<float>(point) / 5;
    raster.polygon(std::array<Pixel, 3>{on_circle(middle, radius, at), on_circle(middle, inner, at + 0.1F),
                                        on_circle(middle, inner, at - 0.1F)},
                   colour);
  }
}

/// Higher than it is wide: a regular one is a disc at small sizes.
void fill_hexagon(Raster& raster, Pixel middle, float radius, Rgb colour) {
  const float half = radius * 0.66F;
  const float shoulder = radius * 0.52F;
  raster.polygon(std::array<Pixel, 6>{{{middle.x, middle.y - radius},
                                       {middle.x + half, middle.y - shoulder},
                                       {middle.x + half, middle.y + shoulder},
                                       {middle.x, middle.y + radius},
                                       {middle.x - half, middle.y + shoulder},
                                       {middle.x - half, middle.y - shoulder}}},
                 colour);
}

void fill_bar(Raster& raster, Pixel middle, float half_width, float half_height, Rgb colour) {
  raster.polygon(std::array<Pixel, 4>{{{middle.x - half_width, middle.y - half_height},
                                       {middle.x + half_width, middle.y - half_height},
                                       {middle.x + half_width, middle.y + half_height},
                                       {middle.x - half_width, middle.y + half_height}}},
                 colour);
}

}  // namespace

void draw_mark(Raster& raster, Pixel middle, float radius, Mark mark, Rgb colour) {
  switch (mark) {
    case Mark::disc: raster.ellipse(middle, radius * 0.86F, radius * 0.86F, colour); break;
    case Mark::diamond: fill_regular(raster, middle, radius, 4, 0, colour); break;
    case Mark::square: fill_bar(raster, middle, radius * 0.76F, radius * 0.76F, colour); break;
    case Mark::triangle: fill_regular(raster, {middle.x, middle.y + radius * 0.16F}, radius * 1.06F, 3, 0, colour); break;
    case Mark::star: fill_star(raster, {middle.x, middle.y + radius * 0.05F}, radius * 1.08F, colour); break;
    case Mark::hexagon: fill_hexagon(raster, middle, radius, colour); break;
    case Mark::cross:
      fill_bar(raster, middle, radius * 0.32F, radius * 0.92F, colour);
      fill_bar(raster, middle, radius * 0.92F, radius * 0.32F, colour);
      break;
    case Mark::ring:
      raster.ellipse(middle, radius * 0.9F, radius * 0.9F, colour);
      raster.ellipse(middle, radius * 0.45F, radius * 0.45F, colour_of(scene::Ink::paper));
      break;
  }
}

SDL_Texture* Badges::get(SDL_Renderer* renderer, const scene::SeatMark& seat, int diameter) {
  const auto make = [&] {
    const float radius = static_cast<float>(diameter) / 2;
    const Pixel middle{radius, radius};
    Raster badge(diameter, diameter);
    badge.ellipse(middle, radius, radius, colour_of(scene::Ink::ink));
    badge.ellipse(middle, radius * 0.88F, radius * 0.88F, colour_of(scene::Ink::paper));
    draw_mark(badge, middle, radius * 0.68F, seat.mark, colour_of(seat.ink));
    return badge.to_texture(renderer, false);
  };
  return kept_.get({.ink = seat.ink, .mark = seat.mark, .diameter = diameter}, make).get();
}

}  // namespace fc::paint
