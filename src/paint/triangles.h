// A batch of triangles: everything of one kind goes to the renderer in one call.
#pragma once

#include <SDL.h>

#include <array>
#include <span>
#include <vector>

#include "paint/palette.h"
#include "scene/projection.h"

namespace fc::paint {

class Triangles {
 public:
  /// A convex polygon in one colour. alpha: 0..1.
  void polygon(std::span<const scene::Pixel> corners, Rgb colour, float alpha);
  /// A straight line of that many pixels' width.
  void line(scene::Pixel from, scene::Pixel to, float width, Rgb colour, float alpha);
  /// A piece of a texture on four corners in the order of its own: top left, top right, bottom right, bottom left.
  void picture(const std::array<scene::Pixel, 4>& corners, const SDL_FRect& piece, Rgb colour, float alpha);
  void paint(SDL_Renderer* renderer, SDL_Texture* texture = nullptr) const;

 private:
  void fan(std::size_t first, std::size_t count);

  std::vector<SDL_Vertex> vertices_;
  std::vector<int> indices_;
};

}  // namespace fc::paint
