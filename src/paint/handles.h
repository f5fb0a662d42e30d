// SDL's objects as owners that clean up.
#pragma once

#include <SDL.h>
#include <SDL_ttf.h>

#include <memory>

namespace fc::paint {

struct Closer {
  void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
  void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};

using TextureHandle = std::unique_ptr<SDL_Texture, Closer>;
using SurfaceHandle = std::unique_ptr<SDL_Surface, Closer>;
using FontHandle = std::unique_ptr<TTF_Font, Closer>;

}  // namespace fc::paint
