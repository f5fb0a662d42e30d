#include "cabinet/program/picture.h"

#include <algorithm>
#include <cstdint>

#include "paint/engraving.h"
#include "paint/raster.h"
#include "scene/layout.h"

namespace fc::cabinet {

Result<Picture> Picture::open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                              const std::filesystem::path& poster_font) {
  FC_TRY(std::unique_ptr<paint::Painter> painter, paint::Painter::open(renderer, assets, poster_font));
  return Picture(renderer, std::move(painter));
}

void Picture::paint(const scene::Stage* stage, const scene::Layout& layout, std::span<const scene::Box> covered) {
  if (stage != nullptr) {
    painter_->paint(*stage, layout, covered);
  } else {
    // The hall's darkness, for paper with holes in it.
    SDL_SetRenderDrawColor(renderer_, 0x14, 0x12, 0x1A, 0xFF);
    SDL_RenderClear(renderer_);
  }
}

platform::TextureHandle Picture::photograph(scene::Stage stage, const scene::Layout& layout, Photographer::Finish finish) {
  constexpr float pitch = 1.0F / 150;  // of its width: the screen of a daily paper
  constexpr float finest = 2.4F;       // pixels
  stage.camera = {};
  stage.house_light = 1;
  if (finish == Photographer::Finish::newsprint) {  // the men alone: nothing of a blow may hide them
    stage.dice.clear();
    stage.cards.clear();
    stage.calls.clear();
    stage.readings.clear();
    std::erase_if(stage.particles,
                  [](const scene::Particle& particle) { return particle.kind == scene::ParticleKind::starburst; });
    std::ranges::for_each(stage.markers, [](scene::Marker& marker) { marker.flash = 0; });
  }
  const int width = static_cast<int>(layout.whole.w);
  const int height = static_cast<int>(layout.whole.h);
  platform::TextureHandle film(
      SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_TARGET, width, height));
  SDL_Texture* const before = SDL_GetRenderTarget(renderer_);
  if (!film || SDL_SetRenderTarget(renderer_, film.get()) != 0) {
    return nullptr;
  }
  painter_->paint(stage, layout);
  if (finish == Photographer::Finish::colour) {
    SDL_SetRenderTarget(renderer_, before);
    return film;
  }
  const platform::SurfaceHandle surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888));
  const bool read =
      surface && SDL_RenderReadPixels(renderer_, nullptr, surface->format->format, surface->pixels, surface->pitch) == 0;
  SDL_SetRenderTarget(renderer_, before);
  if (!read) {
    return nullptr;
  }
  paint::Raster print = paint::Raster::from_surface(surface.get());
  paint::engrave(print, std::max(finest, layout.whole.w * pitch));
  return platform::TextureHandle(print.to_texture(renderer_, true).release());
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

void Picture::forget_textures() { painter_->forget_textures(); }

}  // namespace fc::cabinet
