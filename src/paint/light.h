// A pool of light on the canvas: everything outside it is darkened, with a soft edge; shadows; and short-lived effects. The
// pool is made of fills alone, because a gradient or a picture of the edge would cost the renderer more.
#pragma once

#include <SDL.h>
#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "paint/kept_pictures.h"
#include "paint/raster.h"
#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

// A translucent sheet of one colour over parts of a picture. It is copied from a small picture of that colour: SDL's
// software renderer draws such copies more than twice as fast as translucent fills.

class Veil {
 public:
  explicit Veil(Rgb colour) : colour_(colour) {}

  /// Lays the sheet over these places. alpha: 0..1. places: pixels of the output; the renderer's clip rectangle applies.
  void lay(SDL_Renderer* renderer, float alpha, std::span<const SDL_Rect> places);
  /// Drops the sheet's texture: the renderer has lost its textures.
  void forget() { sheet_.reset(); }

 private:
  Rgb colour_;
  TextureHandle sheet_;
};

/// Darkens everything outside the light. where: the part of the picture that is darkened, pixels. darkness: the sheet for
/// the fully dark part.
void paint_spotlight(SDL_Renderer* renderer, const scene::Spotlight& light, const scene::Projection& view,
                     const scene::Box& where, Veil& darkness);

// Soft black shadows below whatever stands or lies in the ring, kept at the sizes they are shown in.

class Shadows {
 public:
  explicit Shadows(PictureCache& cache) : kept_(cache) {}

  /// Paints a shadow that fills this place and fades towards its rim.
  void paint(SDL_Renderer* renderer, const SDL_FRect& place);
  void forget() { kept_.forget(); }

 private:
  using Size = std::pair<std::int16_t, std::int16_t>;

  KeptPictures<Size> kept_;
};

// Short-lived effects: glowing squares, sweat, dust, confetti.

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
