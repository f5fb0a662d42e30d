#include "cabinet/picture.h"

#include "scene/layout.h"

namespace fc::cabinet {

Result<Picture> Picture::open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                              const std::filesystem::path& poster_font) {
  Result<std::unique_ptr<paint::Painter>> painter = paint::Painter::open(renderer, assets, poster_font);
  if (!painter) {
    return tl::make_unexpected(std::move(painter.error()));
  }
  return Picture(renderer, std::move(*painter));
}

void Picture::paint(const scene::Stage* stage, platform::Size size, bool covered) {
  if (stage != nullptr && !covered) {
    painter_->paint(*stage, scene::layout(size.width, size.height));
  } else {
    // The hall's darkness, for paper with holes in it.
    SDL_SetRenderDrawColor(renderer_, 0x14, 0x12, 0x1A, 0xFF);
    SDL_RenderClear(renderer_);
  }
}

void Picture::forget_textures() {
  painter_->forget_textures();
}

}  // namespace fc::cabinet
