#include "cabinet/program/picture.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "library/whole_file.h"
#include "paint/lettering.h"
#include "paint/raster.h"
#include "scene/camera.h"
#include "scene/layout.h"

namespace fc::cabinet {

Result<void> save_png(SDL_Surface* picture, const std::filesystem::path& file) {
  if (picture == nullptr) {
    return fault(FaultCode::unavailable, file.string(), "the renderer gives its pictures away to nobody");
  }
  Result<std::string> bytes = platform::png_of(*picture);
  if (!bytes) {
    bytes.error().where = file.string();
    return tl::make_unexpected(std::move(bytes.error()));
  }
  return write_whole(file, *bytes);
}

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

namespace {

/// What a photograph shows of a stage: for newsprint the men alone, nothing of a blow may hide them.
scene::Stage posed(scene::Stage stage, Photographer::Finish finish) {
  stage.camera = {};
  stage.house_light = 1;
  if (finish == Photographer::Finish::newsprint) {
    stage.dice.clear();
    stage.cards.clear();
    stage.calls.clear();
    stage.readings.clear();
    std::erase_if(stage.particles,
                  [](const scene::Particle& particle) { return particle.kind == scene::ParticleKind::starburst; });
    std::ranges::for_each(stage.markers, [](scene::Marker& marker) { marker.flash = 0; });
  }
  return stage;
}

}  // namespace

void Picture::prerender_photograph(const scene::Stage& stage, const scene::Layout& layout) {
  painter_->prerender_once(posed(stage, Photographer::Finish::newsprint), layout);
}

platform::TextureHandle Picture::photograph(const scene::Stage& scene, const scene::Layout& layout,
                                            Photographer::Finish finish) {
  constexpr float pitch = 1.0F / 150;  // of its width: the screen of a daily paper
  constexpr float finest = 2.4F;       // pixels
  const scene::Stage stage = posed(scene, finish);
  const int width = static_cast<int>(layout.whole.w);
  const int height = static_cast<int>(layout.whole.h);
  platform::TextureHandle film(
      SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_TARGET, width, height));
  SDL_Texture* const before = SDL_GetRenderTarget(renderer_);
  if (!film || SDL_SetRenderTarget(renderer_, film.get()) != 0) {
    return nullptr;
  }
  if (finish == Photographer::Finish::colour) {  // others of that size will be asked for
    painter_->paint(stage, layout);
    SDL_SetRenderTarget(renderer_, before);
    return film;
  }
  painter_->paint_once(stage, layout);
  const platform::SurfaceHandle surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888));
  const bool read =
      surface && SDL_RenderReadPixels(renderer_, nullptr, surface->format->format, surface->pixels, surface->pitch) == 0;
  SDL_SetRenderTarget(renderer_, before);
  if (!read) {
    return nullptr;
  }
  paint::Raster print = paint::Raster::from_surface(surface.get());
  paint::apply_halftone(print, std::max(finest, layout.whole.w * pitch));
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

void Photographer::set_moments(std::vector<scene::Stage> moments) {
  moments_ = std::move(moments);
  forget();
}

void Photographer::forget() {
  prints_.clear();
  views_.clear();
  prerendered_.clear();
}

template <class Render>
SDL_Texture* Photographer::kept_or_made(std::vector<Print>& prints, const Print& wanted, Render render) {
  if (const Print* const print = found(prints, wanted); print != nullptr && print->moment == wanted.moment) {
    return print->texture.get();
  }
  // Those of a frame that is kept as a file have another size, and the page goes on after it.
  std::erase_if(prints, [&](const Print& print) {
    return print.place == wanted.place && (same_size(print, wanted) || !keeps_frame());
  });
  prints.push_back(
      {.place = wanted.place, .width = wanted.width, .height = wanted.height, .moment = wanted.moment, .texture = render()});
  return prints.back().texture.get();
}

const Photographer::Print* Photographer::found(const std::vector<Print>& prints, const Print& wanted) {
  const auto print = std::ranges::find_if(
      prints, [&wanted](const Print& one) { return one.place == wanted.place && same_size(one, wanted); });
  return print == prints.end() ? nullptr : &*print;
}

std::optional<SDL_Texture*> Photographer::photograph(std::size_t place, int width, int height) {
  if (place >= moments_.size() || !renderer_.render) {
    return nullptr;
  }
  const Print wanted{.place = place, .width = width, .height = height, .texture = nullptr};
  const scene::Stage& stage = moments_[place];
  if (found(prints_, wanted) == nullptr && !keeps_frame() && !(is_hall_prerendered(wanted, stage) && may_make_first())) {
    has_pending_ = true;
    return std::nullopt;
  }
  return kept_or_made(prints_, wanted, [&] {
    std::erase_if(prerendered_, [&wanted](const Print& print) { return print.place == wanted.place; });
    return renderer_.render(stage, scene::close_up(stage, width, height), Finish::newsprint);
  });
}

bool Photographer::is_hall_prerendered(const Print& wanted, const scene::Stage& stage) {
  constexpr double frames = 2;  // in the first of them the page's letters and panels are made
  if (const Print* const prerendered = found(prerendered_, wanted)) {
    return frame_ >= prerendered->moment + frames;
  }
  if (renderer_.prerender) {
    renderer_.prerender(stage, scene::close_up(stage, wanted.width, wanted.height));
  }
  prerendered_.push_back(
      {.place = wanted.place, .width = wanted.width, .height = wanted.height, .moment = frame_, .texture = nullptr});
  return false;
}

void Photographer::begin_frame() {
  ++frame_;
  made_first_ = false;
  has_pending_ = false;
}

/// The first picture of a place begins with its hall: all of them in one frame would be felt.
bool Photographer::may_make_first() { return !std::exchange(made_first_, true); }

SDL_Texture* Photographer::view(std::size_t place, const scene::Stage& stage, const scene::Layout& layout, double moment) {
  const Print wanted{.place = place,
                     .width = static_cast<int>(layout.whole.w),
                     .height = static_cast<int>(layout.whole.h),
                     .moment = moment,
                     .texture = nullptr};
  if (!renderer_.render) {
    return nullptr;
  }
  if (found(views_, wanted) == nullptr && !may_make_first()) {
    has_pending_ = true;
    return nullptr;
  }
  return kept_or_made(views_, wanted, [&] { return renderer_.render(stage, layout, Finish::colour); });
}

}  // namespace fc::cabinet
