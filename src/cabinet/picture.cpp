#include "cabinet/picture.h"

namespace fc::cabinet {

Result<Picture> Picture::open(SDL_Renderer* renderer, const std::filesystem::path&) {
  return Picture(renderer);
}

void Picture::paint(const scene::Stage*, platform::Size, bool covered) {
  if (!covered) {
    SDL_SetRenderDrawColor(renderer_, 0x14, 0x12, 0x1A, 0xFF);
    SDL_RenderClear(renderer_);
  }
}

void Picture::forget_textures() {}

}  // namespace fc::cabinet
