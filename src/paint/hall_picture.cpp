#include "paint/hall_picture.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>
#include <vector>

#include "core/result.h"
#include "paint/lettering.h"
#include "paint/raster.h"

namespace fc::paint {

SDL_Rect pixels_of(const scene::Box& box) {
  return {static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.w), static_cast<int>(box.h)};
}

namespace {

bool is_as_large(SDL_Texture* texture, int width, int height) {
  int wide = 0;
  int high = 0;
  return texture != nullptr && SDL_QueryTexture(texture, nullptr, nullptr, &wide, &high) == 0 && wide == width &&
         high == height;
}

/// A texture of that size is used again: fresh memory costs as much as the pixels.
void put_into(TextureHandle& texture, Raster picture, SDL_Renderer* renderer) {
  if (!is_as_large(texture.get(), picture.width(), picture.height())) {
    texture.reset();
    texture.reset(
        SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STATIC, picture.width(), picture.height()));
  }
  if (texture) {
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_NONE);
    std::move(picture).upload_and_free(texture.get());
  }
}

RingWords words_for(const scene::Layout& layout, const scene::Board& board, Lettering& lettering) {
  const scene::Projection view(layout.film, board);
  return RingFrame{view, board, layout}.words(lettering);
}

}  // namespace

AsyncBackdrop::AsyncBackdrop(std::function<Backdrop()> paint)
    : paint_(std::move(paint)), painting_(std::async(std::launch::async | std::launch::deferred, paint_)) {}

bool AsyncBackdrop::is_ready() const { return painting_.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }

Backdrop AsyncBackdrop::take() {
  std::optional<Backdrop> backdrop;
  if (fault_thrown_by([&] { backdrop.emplace(painting_.get()); })) {
    backdrop.emplace(paint_());  // the thread had no memory
  }
  return *std::move(backdrop);
}

HallPicture::Kept HallPicture::kept_for(const scene::Board& board, const scene::Layout& layout) {
  return {.whole = layout.whole,
          .film = layout.film,
          .tallest_ring = layout.tallest_ring,
          .tray = layout.wooden_tray ? layout.tray : scene::Box{},
          .board = board};
}

void HallPicture::prerender(const scene::Board& board, const scene::Layout& layout) {
  Kept wanted = kept_for(board, layout);
  if ((kept_ == wanted && picture_) || (coming_ && coming_->kept == wanted)) {
    return;
  }
  AsyncBackdrop painting([layout, board, words = words_for(layout, board, *lettering_)] {
    return paint_backdrop(layout, board, static_cast<int>(layout.whole.w), static_cast<int>(layout.whole.h), words);
  });
  coming_.emplace(Coming{.kept = std::move(wanted), .painting = std::move(painting)});
}

bool HallPicture::keep(const scene::Board& board, const scene::Layout& layout, float near_zoom) {
  const bool is_new = kept_ != kept_for(board, layout) || !picture_;
  if (is_new) {
    near_.reset();
    prerender(board, layout);
    Backdrop backdrop = coming_->painting.take();
    kept_ = std::move(coming_->kept);
    coming_.reset();
    put_into(picture_, std::move(backdrop.hall), renderer_);
    crowd_ = std::move(backdrop.crowd);
  }
  if (near_zoom > 1 && (!near_ || near_->zoom != near_zoom)) {
    begin_near(board, layout, near_zoom);
  } else if (!near_) {
    near_picture_.reset();
  }
  return is_new;
}

void HallPicture::begin_near(const scene::Board& board, const scene::Layout& layout, float zoom) {
  scene::Layout large;
  large.scale = layout.scale * zoom;
  large.film = {0, 0, layout.film.w * zoom, layout.film.h * zoom};
  large.ring = {0, 0, layout.tallest_ring.w * zoom, layout.tallest_ring.h * zoom};
  large.whole = {(layout.whole.x - layout.film.x) * zoom, (layout.whole.y - layout.film.y) * zoom, layout.whole.w * zoom,
                 layout.whole.h * zoom};
  const auto width = static_cast<int>(std::ceil(large.ring.w));
  const auto height = static_cast<int>(std::ceil(large.ring.h));
  near_.emplace();
  near_->zoom = zoom;
  near_->size = {0, 0, width, height};
  near_->painting.emplace([large, board, width, height, words = words_for(large, board, *lettering_)] {
    return paint_backdrop(large, board, width, height, words);
  });
}

void HallPicture::take_near(bool wait) {
  if (!near_ || !near_->painting || (!wait && !near_->painting->is_ready())) {
    return;
  }
  NearHall near = std::move(*near_);
  near_.reset();
  Backdrop backdrop = near.painting->take();
  near.painting.reset();
  put_into(near_picture_, std::move(backdrop.hall), renderer_);
  near.crowd = std::move(backdrop.crowd);
  near_ = std::move(near);
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
  take_near(shot.near);
  const SDL_Rect near_source = shot.near ? seen_near(shot) : SDL_Rect{};
  bool crowd_moved = false;
  if (!plain_) {
    // A stretched row is mixed with its neighbours.
    const CrowdBand::Rows seen{near_source.y - 1, near_source.y + near_source.h};
    crowd_moved = shot.near
                      ? near_->crowd->show(hall, static_cast<float>(near_->size.w) / 2, seen, near_picture_.get())
                      : crowd_->show(hall, layout.ring.middle_x(), {0, static_cast<int>(layout.whole.h)}, picture_.get());
    if (!crowd_moved) {
      crowd_->cut_ahead();
      if (near_ && near_->crowd) {
        near_->crowd->cut_ahead();
      }
    }
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
    paint_near(shot, near_source, crowd_moved);
  }
}

SDL_Rect HallPicture::seen_near(const Shot& shot) const {
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
  return source;
}

void HallPicture::paint_near(const Shot& shot, const SDL_Rect& source, bool crowd_moved) {
  if (source.w == shot.ring.w && source.h == shot.ring.h) {
    near_->rests = false;
    SDL_RenderCopy(renderer_, near_picture_.get(), &source, &shot.ring);
    return;
  }
  // A camera on its way sees another part in every frame; for one at rest the part is stretched once.
  const bool rests = SDL_RectEquals(&source, &near_->still_of) == SDL_TRUE;
  const bool is_stretched = rests && near_->rests && !crowd_moved;
  near_->still_of = source;
  near_->rests = rests;
  SDL_SetTextureScaleMode(near_picture_.get(), plain_ && !rests ? SDL_ScaleModeNearest : SDL_ScaleModeLinear);
  if (!rests || (!is_stretched && !stretch_still(source, shot.ring))) {
    SDL_RenderCopy(renderer_, near_picture_.get(), &source, &shot.ring);
    return;
  }
  const SDL_Rect all{0, 0, shot.ring.w, shot.ring.h};
  SDL_RenderCopy(renderer_, near_->still.get(), &all, &shot.ring);
}

bool HallPicture::stretch_still(const SDL_Rect& source, const SDL_Rect& ring) {
  // Large enough for every height of the ring: a prompt that opens below it would else cost a fresh picture.
  const int height = std::max(ring.h, static_cast<int>(std::lround(static_cast<float>(near_->size.h) / near_->zoom)));
  if (!is_as_large(near_->still.get(), ring.w, height)) {
    near_->still.reset(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_TARGET, ring.w, height));
  }
  SDL_Texture* const before = SDL_GetRenderTarget(renderer_);
  if (!near_->still || SDL_SetRenderTarget(renderer_, near_->still.get()) != 0) {
    near_->rests = false;
    return false;
  }
  SDL_SetTextureBlendMode(near_->still.get(), SDL_BLENDMODE_NONE);
  const SDL_Rect all{0, 0, ring.w, ring.h};
  SDL_RenderCopy(renderer_, near_picture_.get(), &source, &all);
  SDL_SetRenderTarget(renderer_, before);
  return true;
}

void HallPicture::forget() {
  kept_.reset();
  picture_.reset();
  coming_.reset();
  near_picture_.reset();
  near_.reset();
}

namespace {

using scene::Ink;
using scene::Pixel;

/// The cone of the one hard light on one row of pixels.
class LightRow {
 public:
  LightRow(const scene::Layout& layout, float y) : middle_(layout.film.middle_x()) {
    const float depth = (y - layout.whole.y) / layout.whole.h;
    half_width_ = layout.film.w * (0.20F + 0.55F * depth);
    fall_ = 1 - 0.45F * std::abs(depth - 0.55F);
  }

  /// 0..1.
  [[nodiscard]] float at(float x) const {
    const double aside = std::abs(x - middle_) / half_width_;
    const double square = aside * aside;
    const float beam = 1 / (1 + static_cast<float>(square * square * aside) * 3);
    return beam * fall_;
  }

 private:
  float middle_;
  float half_width_ = 1;
  float fall_ = 1;
};

/// Round the ring: below its canvas there is nothing.
void paint_hall(Raster& raster, const scene::Layout& layout, const RingFrame& ring) {
  const Rgb dark = colour_of(Ink::hall);
  const DotScreen screen(raster.width(), raster.height(), 5 * layout.scale);
  for (int y = 0; y < raster.height(); ++y) {
    const LightRow row(layout, static_cast<float>(y));
    const RingFrame::Hidden hidden = ring.hides(y, raster.width());
    for (int x = hidden.from == 0 ? hidden.to : 0; x < raster.width(); x = x + 1 == hidden.from ? hidden.to : x + 1) {
      const float light = row.at(static_cast<float>(x));
      const float dots = screen.at(x, y, light * 0.8F);
      raster.set(x, y, mixed(dark, lamp_colour, 0.02F + 0.10F * light + 0.05F * light * dots));
    }
  }
}

/// Beams of the lamp above, as two faint wedges of printed light.
void paint_beams(Raster& raster, const scene::Layout& layout, float floor_y) {
  const float middle = layout.ring.x + layout.ring.w / 2;
  for (const float spread : {0.46F, 0.34F}) {
    const std::array<Pixel, 4> wedge{{{middle - 26 * layout.scale, layout.whole.y},
                                      {middle + 26 * layout.scale, layout.whole.y},
                                      {middle + layout.ring.w * spread, floor_y},
                                      {middle - layout.ring.w * spread, floor_y}}};
    raster.polygon(wedge, lamp_colour, 0.045F);
  }
}

void paint_tray(Raster& raster, const scene::Box& tray, float scale) {
  const auto panel = [&](float inset, Rgb colour) {
    const float x = tray.x + inset;
    const float y = tray.y + inset;
    const float w = tray.w - 2 * inset;
    const float h = tray.h - 2 * inset;
    const float cut = 9 * scale;
    const std::array<Pixel, 8> corners{{{x + cut, y},
                                        {x + w - cut, y},
                                        {x + w, y + cut},
                                        {x + w, y + h - cut},
                                        {x + w - cut, y + h},
                                        {x + cut, y + h},
                                        {x, y + h - cut},
                                        {x, y + cut}}};
    raster.polygon(corners, colour);
  };
  panel(2 * scale, {0x0C, 0x0B, 0x10});
  panel(3 * scale, {0x6B, 0x47, 0x2A});
  panel(5 * scale, {0x8A, 0x5E, 0x38});
  panel(9 * scale, {0x3A, 0x25, 0x17});
  panel(10.5F * scale, {0x2A, 0x4A, 0x3C});
  const Rgb felt_shade{0x1E, 0x38, 0x2D};
  for (int y = static_cast<int>(tray.y + 11 * scale); y < static_cast<int>(tray.bottom() - 11 * scale); ++y) {
    for (int x = static_cast<int>(tray.x + 11 * scale); x < static_cast<int>(tray.right() - 11 * scale); ++x) {
      const float down = (static_cast<float>(y) - tray.y) / tray.h;
      raster.blend(x, y, felt_shade,
                   halftone(static_cast<float>(x), static_cast<float>(y), 4 * scale, 0.55F - 0.45F * down));
    }
  }
}

/// The part of the hall's picture in which people are seen to move: above the canvas, between the panels.
SDL_Rect band_of_crowd(const Raster& hall, const scene::Layout& layout, float canvas_y) {
  const int left = std::max(0, static_cast<int>(layout.ring.x));
  const int right = std::min(hall.width(), static_cast<int>(std::ceil(layout.ring.right())));
  const int top = std::max(0, static_cast<int>(layout.ring.y));
  const int bottom = std::min(hall.height(), static_cast<int>(canvas_y));
  return {left, top, std::max(1, right - left), std::max(1, bottom - top)};
}

}  // namespace

float light_of_lamp(const scene::Layout& layout, Pixel at) { return LightRow(layout, at.y).at(at.x); }

Backdrop paint_backdrop(const scene::Layout& layout, const scene::Board& board, int width, int height,
                        const RingWords& words) {
  const scene::Projection view(layout.film, board);
  Raster hall(width, height);
  const float far_y = view.project({0, 0, 0}).y;
  const RingFrame frame{view, board, layout};
  const SDL_Rect band = board.ring ? band_of_crowd(hall, layout, frame.canvas_top()) : SDL_Rect{0, 0, 1, 1};
  std::vector<Onlooker> crowd;
  if (board.ring) {
    paint_hall(hall, layout, frame);
    paint_beams(hall, layout, far_y + 40 * layout.scale);
    crowd = crowd_of(layout, far_y + 4 * layout.scale);
  } else {
    hall.fill(colour_of(Ink::hall));
  }
  FewColours under(hall.cut_out(band));
  if (board.ring) {
    paint_crowd(hall, crowd);
    frame.paint(hall, words);
  }
  if (layout.wooden_tray && layout.tray.h > 0) {
    paint_tray(hall, layout.tray, layout.scale);
  }
  CrowdBand people(band, std::move(under), hall.cut_out(band), crowd);
  return {.hall = std::move(hall), .crowd = std::move(people)};
}

namespace {

/// Adds what a cover leaves of a part: strips above and below it, and what is left and right of it between them.
void cut(const SDL_Rect& part, const SDL_Rect& cover, std::vector<SDL_Rect>& left) {
  SDL_Rect hidden;
  if (SDL_IntersectRect(&part, &cover, &hidden) == SDL_FALSE) {
    left.push_back(part);
    return;
  }
  const auto add = [&left](int x, int y, int right, int bottom) {
    if (right > x && bottom > y) {
      left.push_back({x, y, right - x, bottom - y});
    }
  };
  const int right = part.x + part.w;
  const int bottom = part.y + part.h;
  add(part.x, part.y, right, hidden.y);
  add(part.x, hidden.y, hidden.x, hidden.y + hidden.h);
  add(hidden.x + hidden.w, hidden.y, right, hidden.y + hidden.h);
  add(part.x, hidden.y + hidden.h, right, bottom);
}

}  // namespace

std::vector<SDL_Rect> uncovered(const SDL_Rect& whole, std::span<const SDL_Rect> covers) {
  std::vector<SDL_Rect> parts{whole};
  std::vector<SDL_Rect> left;
  for (const SDL_Rect& cover : covers) {
    left.clear();
    for (const SDL_Rect& part : parts) {
      cut(part, cover, left);
    }
    parts.swap(left);
  }
  return parts;
}

}  // namespace fc::paint
