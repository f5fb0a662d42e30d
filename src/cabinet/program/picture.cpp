#include "cabinet/program/picture.h"

#include <algorithm>
#include <cstdint>

#include "scene/layout.h"

namespace fc::cabinet {

Result<Picture> Picture::open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                              const std::filesystem::path& poster_font) {
  FC_TRY(std::unique_ptr<paint::Painter> painter, paint::Painter::open(renderer, assets, poster_font));
  return Picture(renderer, std::move(painter));
}

void Picture::paint(const scene::Stage* stage, const scene::Layout& layout) {
  if (stage != nullptr) {
    painter_->paint(*stage, layout);
  } else {
    // The hall's darkness, for paper with holes in it.
    SDL_SetRenderDrawColor(renderer_, 0x14, 0x12, 0x1A, 0xFF);
    SDL_RenderClear(renderer_);
  }
}

SDL_Texture* Picture::photograph(scene::Stage stage, const scene::Layout& layout) {
  stage.dice.clear();
  stage.cards.clear();
  stage.calls.clear();
  stage.camera = {};
  painter_->paint(stage, layout);
  const SDL_Rect ring{static_cast<int>(layout.ring.x), static_cast<int>(layout.ring.y), static_cast<int>(layout.ring.w),
                      static_cast<int>(layout.ring.h)};
  photograph_.reset();
  const platform::SurfaceHandle surface(SDL_CreateRGBSurfaceWithFormat(0, ring.w, ring.h, 32, SDL_PIXELFORMAT_ARGB8888));
  if (surface && SDL_RenderReadPixels(renderer_, &ring, surface->format->format, surface->pixels, surface->pitch) == 0) {
    photograph_.reset(SDL_CreateTextureFromSurface(renderer_, surface.get()));
  }
  return photograph_.get();
}

SDL_Texture* Picture::portrait(const overlay::Portrait& portrait) {
  return painter_->portrait({.likeness = portrait.likeness,
                             .ink = portrait.mark.ink,
                             .mark = portrait.mark.mark,
                             .width = static_cast<std::int16_t>(std::clamp(portrait.width, 1, INT16_MAX)),
                             .height = static_cast<std::int16_t>(std::clamp(portrait.height, 1, INT16_MAX)),
                             .mirrored = portrait.facing < 0,
                             .bust = portrait.cut == overlay::Portrait::Cut::bust});
}

void Picture::forget_textures() {
  photograph_.reset();
  painter_->forget_textures();
}

}  // namespace fc::cabinet
