// Soft black spots below whatever stands or lies in the ring, kept at the sizes they are seen.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <utility>

#include "paint/kept_pictures.h"

namespace fc::paint {

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
