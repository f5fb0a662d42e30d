// A pool of light on the canvas: everything outside it is darkened, with a soft edge. It is made of fills alone, because a
// gradient or a picture of the edge would cost the renderer more.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include <SDL.h>

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

}  // namespace fc::paint
