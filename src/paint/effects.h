// What flashes by: shining squares, sweat, dust, confetti.
#pragma once

#include <array>
#include <span>
#include <vector>

#include <SDL.h>

#include "paint/palette.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

// A batch of triangles: everything of one kind goes to the renderer in one call.

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

/// Squares and discs of the canvas that shine.
void paint_glows(SDL_Renderer* renderer, std::span<const scene::Glow> glows, const scene::Projection& view, float scale);
/// The squares to choose from once more, fainter, over the men: whoever stands before a square must not hide that it is
/// there.
void add_choices_through(Triangles& triangles, std::span<const scene::Glow> glows, const scene::Projection& view,
                         float scale);
/// Poster bursts, confetti and hats, which are behind the men; `add_particles` has all the others.
void add_bursts_behind(Triangles& triangles, std::span<const scene::Particle> particles, const scene::Projection& view);
void add_particles(Triangles& triangles, std::span<const scene::Particle> particles, const scene::Projection& view);

}  // namespace fc::paint
