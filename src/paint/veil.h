// A thin sheet of one colour over parts of a picture. It is copied from a small picture of that colour: SDL's software
// renderer lays such copies more than twice as fast as fills that are seen through.
#pragma once

#include <SDL.h>

#include <span>

#include "paint/handles.h"
#include "paint/palette.h"

namespace fc::paint {

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

}  // namespace fc::paint
