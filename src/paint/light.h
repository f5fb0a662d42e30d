// A pool of light on the canvas: everything outside it is darkened, softly at its edge, by fills alone: a gradient or a
// picture of the edge would cost the renderer more.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include <SDL.h>

#include "paint/kept_pictures.h"
#include "paint/palette.h"
#include "paint/raster.h"
#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

// A thin sheet of one colour over parts of a picture. It is copied from a small picture of that colour: SDL's software
// renderer lays such copies more than twice as fast as fills that are seen through.

class Veil {
 public:
  explicit Veil(Rgb colour) : colour_(colour) {}

  /// alpha: 0..1. places: pixels of the output; the clip holds for them.
  void lay(SDL_Renderer* renderer, float alpha, std::span<const SDL_Rect> places);
  /// The renderer lost its textures.
  void forget() { sheet_.reset(); }

 private:
  Rgb colour_;
  TextureHandle sheet_;
};

/// where: the part of the picture that is darkened, pixels; darkness: what lies over that which is not in the light.
void paint_spotlight(SDL_Renderer* renderer, const scene::Spotlight& light, const scene::Projection& view,
                     const scene::Box& where, Veil& darkness);

// Soft black spots below whatever stands or lies in the ring, kept at the sizes they are seen.

class Shadows {
 public:
  explicit Shadows(PictureCache& cache) : kept_(cache) {}

  /// A spot that fades towards its rim fills that place.
  void paint(SDL_Renderer* renderer, const SDL_FRect& place);
  void forget() { kept_.forget(); }

 private:
  using Size = std::pair<std::int16_t, std::int16_t>;

  KeptPictures<Size> kept_;
};

}  // namespace fc::paint
