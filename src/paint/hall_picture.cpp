#include "paint/hall_picture.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "paint/backdrop.h"
#include "paint/palette.h"
#include "paint/uncovered.h"

namespace fc::paint {

SDL_Rect pixels_of(const scene::Box& box) {
  return {static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.w), static_cast<int>(box.h)};
}

bool HallPicture::keep(const scene::Board& board, const scene::Layout& layout, float near_zoom) {
  const Kept wanted{.whole = layout.whole,
                    .film = layout.film,
                    .tallest_ring = layout.tallest_ring,
                    .tray = layout.wooden_tray ? layout.tray : scene::Box{},
                    .board = board};
  const bool is_new = kept_ != wanted || !picture_;
  if (is_new) {
    Backdrop backdrop =
        paint_backdrop(layout, board, static_cast<int>(layout.whole.w), static_cast<int>(layout.whole.h), *lettering_);
    picture_ = backdrop.hall.to_texture(renderer_, true);
    crowd_ = std::move(backdrop.crowd);
    kept_ = wanted;
    near_.reset();
  }
  keep_near(board, layout, near_zoom);
  return is_new;
}

void HallPicture::keep_near(const scene::Board& board, const scene::Layout& layout, float zoom) {
  if (zoom <= 1 || (near_ && near_->zoom == zoom)) {
    return;
  }
  scene::Layout large;
  large.scale = layout.scale * zoom;
  large.film = {0, 0, layout.film.w * zoom, layout.film.h * zoom};
  large.ring = {0, 0, layout.tallest_ring.w * zoom, layout.tallest_ring.h * zoom};
  large.whole = {(layout.whole.x - layout.film.x) * zoom, (layout.whole.y - layout.film.y) * zoom, layout.whole.w * zoom,
                 layout.whole.h * zoom};
  const auto width = static_cast<int>(std::ceil(large.ring.w));
  const auto height = static_cast<int>(std::ceil(large.ring.h));
  Backdrop backdrop = paint_backdrop(large, board, width, height, *lettering_);
  near_.emplace();
  near_->zoom = zoom;
  near_->size = {0, 0, width, height};
  near_->picture = backdrop.hall.to_texture(renderer_, true);
  near_->crowd = std::move(backdrop.crowd);
}

Shot HallPicture::shot_of(const scene::Stage& stage, const scene::Layout& layout) const {
  const bool is_near = stage.camera.zoom > 1 && near_;
  const scene::Projection wide(layout.film, stage.board);
  const float seen_now = layout.ring.h;
  const float seen_most = layout.tallest_ring.h;
  const scene::Projection still = is_near ? wide.through(stage.camera, seen_now, seen_most) : wide;
  const scene::Projection view = still.shaken(stage.camera);
  const scene::Pixel before = still.project({});
  const scene::Pixel after = view.project({});
  return {.view = view,
          .ring = pixels_of(layout.ring),
          .near = is_near,
          .zoom = stage.camera.zoom,
          .begins = is_near ? wide.film_begins(stage.camera, seen_now, seen_most) : scene::Pixel{},
          .shift_x = static_cast<int>(std::lround(after.x - before.x)),
          .shift_y = static_cast<int>(std::lround(after.y - before.y))};
}

void HallPicture::paint(const Shot& shot, const scene::Hall& hall, const scene::Layout& layout,
                        std::span<const SDL_Rect> covers) {
  bool crowd_moved = false;
  if (!plain_) {
    crowd_moved = shot.near ? near_->crowd->show(hall, static_cast<float>(near_->size.w) / 2, near_->picture.get())
                            : crowd_->show(hall, layout.ring.middle_x(), picture_.get());
  }
  if (shot.shift_x != 0 || shot.shift_y != 0) {
    const Rgb dark = colour_of(scene::Ink::hall);
    SDL_SetRenderDrawColor(renderer_, dark.r, dark.g, dark.b, 255);
    SDL_RenderClear(renderer_);
  }
  std::vector<SDL_Rect> hidden(covers.begin(), covers.end());
  if (shot.near) {
    hidden.push_back(shot.ring);
  }
  const SDL_Rect place{shot.shift_x, shot.shift_y, static_cast<int>(layout.whole.w), static_cast<int>(layout.whole.h)};
  for (const SDL_Rect& part : uncovered(pixels_of(layout.whole), hidden)) {
    SDL_RenderSetClipRect(renderer_, &part);
    SDL_RenderCopy(renderer_, picture_.get(), nullptr, &place);
  }
  SDL_RenderSetClipRect(renderer_, nullptr);
  if (shot.near) {
    paint_near(shot, crowd_moved);
  }
}

void HallPicture::paint_near(const Shot& shot, bool crowd_moved) {
  const float back = near_->zoom / shot.zoom;
  const auto length = [back](int shown, int all) {
    return std::min(all, static_cast<int>(std::lround(back * static_cast<float>(shown))));
  };
  // A shaken camera looks at another part of the film: no edge of it is ever seen.
  const auto begin = [back](float begins, int shift) {
    return static_cast<int>(std::lround((begins - static_cast<float>(shift)) * back));
  };
  SDL_Rect source{begin(shot.begins.x, shot.shift_x), begin(shot.begins.y, shot.shift_y), length(shot.ring.w, near_->size.w),
                  length(shot.ring.h, near_->size.h)};
  source.x = std::clamp(source.x, 0, near_->size.w - source.w);
  source.y = std::clamp(source.y, 0, near_->size.h - source.h);
  if (source.w == shot.ring.w && source.h == shot.ring.h) {
    near_->rests = false;
    SDL_RenderCopy(renderer_, near_->picture.get(), &source, &shot.ring);
    return;
  }
  // A camera on its way sees another part in every frame; for one at rest the part is stretched once.
  const bool rests = SDL_RectEquals(&source, &near_->still_of) == SDL_TRUE;
  const bool is_stretched = rests && near_->rests && !crowd_moved;
  near_->still_of = source;
  near_->rests = rests;
  SDL_SetTextureScaleMode(near_->picture.get(), plain_ && !rests ? SDL_ScaleModeNearest : SDL_ScaleModeLinear);
  if (!rests || (!is_stretched && !stretch_still(source, shot.ring))) {
    SDL_RenderCopy(renderer_, near_->picture.get(), &source, &shot.ring);
    return;
  }
  const SDL_Rect all{0, 0, shot.ring.w, shot.ring.h};
  SDL_RenderCopy(renderer_, near_->still.get(), &all, &shot.ring);
}

bool HallPicture::stretch_still(const SDL_Rect& source, const SDL_Rect& ring) {
  int width = 0;
  int height = 0;
  if (!near_->still || SDL_QueryTexture(near_->still.get(), nullptr, nullptr, &width, &height) != 0 || width != ring.w ||
      height != ring.h) {
    near_->still.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_TARGET, ring.w, ring.h));
  }
  SDL_Texture* const before = SDL_GetRenderTarget(renderer_);
  if (!near_->still || SDL_SetRenderTarget(renderer_, near_->still.get()) != 0) {
    near_->rests = false;
    return false;
  }
  SDL_SetTextureBlendMode(near_->still.get(), SDL_BLENDMODE_NONE);
  SDL_RenderCopy(renderer_, near_->picture.get(), &source, nullptr);
  SDL_SetRenderTarget(renderer_, before);
  return true;
}

void HallPicture::forget() {
  kept_.reset();
  near_.reset();
}

}  // namespace fc::paint
