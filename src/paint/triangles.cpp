#include "paint/triangles.h"

#include <algorithm>
#include <cmath>

#include "paint/stroke_corners.h"

namespace fc::paint {
namespace {

SDL_Color to_sdl(Rgb colour, float alpha) {
  return {colour.r, colour.g, colour.b, static_cast<std::uint8_t>(std::clamp(alpha, 0.0F, 1.0F) * 255 + 0.5F)};
}

}  // namespace

void Triangles::fan(std::size_t first, std::size_t count) {
  for (std::size_t corner = 2; corner < count; ++corner) {
    indices_.insert(indices_.end(),
                    {static_cast<int>(first), static_cast<int>(first + corner - 1), static_cast<int>(first + corner)});
  }
}

void Triangles::polygon(std::span<const scene::Pixel> corners, Rgb colour, float alpha) {
  const std::size_t first = vertices_.size();
  const SDL_Color paint_colour = to_sdl(colour, alpha);
  for (const scene::Pixel& corner : corners) {
    vertices_.push_back({{corner.x, corner.y}, paint_colour, {0, 0}});
  }
  fan(first, corners.size());
}

void Triangles::line(scene::Pixel from, scene::Pixel to, float width, Rgb colour, float alpha) {
  if (const auto corners = stroke_corners(from, to, width)) {
    polygon(*corners, colour, alpha);
  }
}

void Triangles::picture(const std::array<scene::Pixel, 4>& corners, const SDL_FRect& piece, Rgb colour, float alpha) {
  const std::size_t first = vertices_.size();
  const SDL_Color paint_colour = to_sdl(colour, alpha);
  const std::array<SDL_FPoint, 4> places{{{piece.x, piece.y},
                                          {piece.x + piece.w, piece.y},
                                          {piece.x + piece.w, piece.y + piece.h},
                                          {piece.x, piece.y + piece.h}}};
  for (std::size_t corner = 0; corner < corners.size(); ++corner) {
    vertices_.push_back({{corners[corner].x, corners[corner].y}, paint_colour, places[corner]});
  }
  fan(first, corners.size());
}

void Triangles::paint(SDL_Renderer* renderer, SDL_Texture* texture) const {
  if (!indices_.empty()) {
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);  // holds for triangles without a texture
    SDL_RenderGeometry(renderer, texture, vertices_.data(), static_cast<int>(vertices_.size()), indices_.data(),
                       static_cast<int>(indices_.size()));
  }
}

}  // namespace fc::paint
