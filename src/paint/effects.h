// Short-lived effects: glowing squares, sweat, dust, confetti.
#pragma once

#include <array>
#include <span>
#include <vector>

#include <SDL.h>

#include "paint/raster.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

// A batch of triangles: everything of one kind goes to the renderer in one call.

class Triangles {
 public:
  /// A convex polygon in one colour. alpha: 0..1.
  void polygon(std::span<const scene::Pixel> corners, Rgb colour, float alpha);
  /// A straight line. width: pixels.
  void line(scene::Pixel from, scene::Pixel to, float width, Rgb colour, float alpha);
  /// Maps a piece of a texture (texture coordinates 0..1) onto four corners, in the order top left, top right, bottom right,
  /// bottom left.
  void picture(const std::array<scene::Pixel, 4>& corners, const SDL_FRect& piece, Rgb colour, float alpha);
  void paint(SDL_Renderer* renderer, SDL_Texture* texture = nullptr) const;

 private:
  void fan(std::size_t first, std::size_t count);

  std::vector<SDL_Vertex> vertices_;
  std::vector<int> indices_;
};

/// Paints the glowing squares and discs on the canvas. scale: of line widths, as `Layout::scale`.
void paint_glows(SDL_Renderer* renderer, std::span<const scene::Glow> glows, const scene::Projection& view, float scale);
/// Adds the squares to choose from a second time, fainter, to be painted over the men, so that a man who stands in front of
/// a square does not hide it.
void add_choices_through(Triangles& triangles, std::span<const scene::Glow> glows, const scene::Projection& view,
                         float scale);
/// Adds the particles that are painted behind the men: poster bursts, confetti and hats. `add_particles` adds all others.
void add_bursts_behind(Triangles& triangles, std::span<const scene::Particle> particles, const scene::Projection& view);
void add_particles(Triangles& triangles, std::span<const scene::Particle> particles, const scene::Projection& view);

}  // namespace fc::paint
