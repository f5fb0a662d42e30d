#include "paint/painter.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "paint/backdrop.h"
#include "paint/calls.h"
#include "paint/cards.h"
#include "paint/dice.h"
#include "paint/effects.h"
#include "paint/figure/figures.h"
#include "paint/light.h"
#include "paint/markers.h"
#include "paint/ropes.h"
#include "paint/sprites.h"
#include "paint/uncovered.h"
#include "paint/veil.h"

namespace fc::paint {
namespace {

constexpr float call_height = 0.20F;     // of the ring's height at scale 1
constexpr float reading_height = 0.72F;  // of the tray's height at scale 1
constexpr int shadow_size = 64;

/// A black spot that fades towards its rim.
Raster soft_shadow() {
  Raster spot(shadow_size, shadow_size);
  for (int y = 0; y < shadow_size; ++y) {
    for (int x = 0; x < shadow_size; ++x) {
      const float away =
          std::hypot(static_cast<float>(x) + 0.5F - shadow_size / 2.0F, static_cast<float>(y) + 0.5F - shadow_size / 2.0F) /
          (shadow_size / 2.0F);
      spot.set(x, y, {0, 0, 0}, 0.55F * std::clamp((1 - away) * 1.8F, 0.0F, 1.0F));
    }
  }
  return spot;
}

SDL_Rect pixels_of(const scene::Box& box) {
  return {static_cast<int>(box.x), static_cast<int>(box.y), static_cast<int>(box.w), static_cast<int>(box.h)};
}

/// The part of the near picture that a camera shows, and where.
struct FilmedPart {
  SDL_Rect on_screen{};
  scene::Pixel begins;  ///< in pixels of the enlarged picture
  float zoom = 1;
  int shift_x = 0;  ///< of the shaken camera
  int shift_y = 0;
};

/// The ring and what lies round it as a camera sees it that is near, as large as all that it may look at.
struct NearPicture {
  float zoom = 1;
  TextureHandle hall;
  std::optional<CrowdBand> crowd;
  SDL_Rect size{};
};

/// Whole pixels that lie inside.
SDL_Rect pixels_within(const scene::Box& box) {
  const auto x = static_cast<int>(std::ceil(box.x));
  const auto y = static_cast<int>(std::ceil(box.y));
  return {x, y, static_cast<int>(std::floor(box.right())) - x, static_cast<int>(std::floor(box.bottom())) - y};
}

}  // namespace

struct Painter::Parts {
  SDL_Renderer* renderer;
  Lettering lettering;
  FigurePress press;
  PictureRoom room{0};
  Sprites sprites{room};
  Figures figures{press, room};
  Portraits portraits{press};
  DiceNumbers numbers{lettering};
  Calls calls{lettering, room};
  Cards cards{lettering, room};
  Badges badges{room};
  Veil darkness{colour_of(scene::Ink::hall)};
  Veil glare{colour_of(scene::Ink::white)};
  TextureHandle shadow;
  TextureHandle hall;
  std::optional<CrowdBand> crowd;
  /// What the backdrop was painted for.
  struct Kept {
    scene::Box whole;
    scene::Box film;
    scene::Box tallest_ring;
    scene::Box tray;
    scene::Board board;

    friend bool operator==(const Kept&, const Kept&) = default;
  };
  std::optional<Kept> kept;
  std::optional<NearPicture> near;

  void keep_backdrop(const scene::Board& board, const scene::Layout& layout);
  void keep_near(const scene::Board& board, const scene::Layout& layout, float zoom);
  /// seen: the parts of the output that nothing is laid over.
  void paint_hall(const SDL_Rect& place, std::span<const SDL_Rect> seen) const;
  void paint_near_hall(const FilmedPart& part) const;
};

/// Paints the backdrop anew when the size or the canvas has changed.
void Painter::Parts::keep_backdrop(const scene::Board& board, const scene::Layout& layout) {
  const Kept wanted{.whole = layout.whole,
                    .film = layout.film,
                    .tallest_ring = layout.tallest_ring,
                    .tray = layout.wooden_tray ? layout.tray : scene::Box{},
                    .board = board};
  if (kept == wanted && hall) {
    return;
  }
  Backdrop backdrop =
      paint_backdrop(layout, board, static_cast<int>(layout.whole.w), static_cast<int>(layout.whole.h), lettering);
  hall = backdrop.hall.to_texture(renderer, true);
  crowd = std::move(backdrop.crowd);
  shadow = soft_shadow().to_texture(renderer, false);
  room.hold_at_most(most_kept_bytes(layout));
  kept = wanted;
  near.reset();
}

/// Paints the near picture before it is needed: with the hall, not when the camera sets out.
void Painter::Parts::keep_near(const scene::Board& board, const scene::Layout& layout, float zoom) {
  if (zoom <= 1 || (near && near->zoom == zoom)) {
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
  Backdrop backdrop = paint_backdrop(large, board, width, height, lettering);
  near.emplace();
  near->zoom = zoom;
  near->size = {0, 0, width, height};
  near->hall = backdrop.hall.to_texture(renderer, true);
  near->crowd = std::move(backdrop.crowd);
  // On its way the camera passes through all sizes.
  SDL_SetTextureScaleMode(near->hall.get(), SDL_ScaleModeLinear);
}

void Painter::Parts::paint_hall(const SDL_Rect& place, std::span<const SDL_Rect> seen) const {
  for (const SDL_Rect& part : seen) {
    SDL_RenderSetClipRect(renderer, &part);
    SDL_RenderCopy(renderer, hall.get(), nullptr, &place);
  }
  SDL_RenderSetClipRect(renderer, nullptr);
}

void Painter::Parts::paint_near_hall(const FilmedPart& part) const {
  const float back = near->zoom / part.zoom;
  const auto length = [back](int shown, int all) {
    return std::min(all, static_cast<int>(std::lround(back * static_cast<float>(shown))));
  };
  // A shaken camera looks at another part of the film: no edge of it is ever seen.
  const auto begin = [back](float begins, int shift) {
    return static_cast<int>(std::lround((begins - static_cast<float>(shift)) * back));
  };
  SDL_Rect source{begin(part.begins.x, part.shift_x), begin(part.begins.y, part.shift_y),
                  length(part.on_screen.w, near->size.w), length(part.on_screen.h, near->size.h)};
  source.x = std::clamp(source.x, 0, near->size.w - source.w);
  source.y = std::clamp(source.y, 0, near->size.h - source.h);
  SDL_RenderCopy(renderer, near->hall.get(), &source, &part.on_screen);
}

Result<std::unique_ptr<Painter>> Painter::open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                                               const std::filesystem::path& poster_font) {
  if (TTF_WasInit() == 0 && TTF_Init() != 0) {
    return fault(FaultCode::unavailable, "SDL_ttf", TTF_GetError());
  }
  FC_TRY(Lettering lettering, Lettering::open(poster_font));
  FC_TRY(FigurePress press, FigurePress::open(assets));
  std::unique_ptr<Parts> parts(new Parts{.renderer = renderer,
                                         .lettering = std::move(lettering),
                                         .press = std::move(press),
                                         .shadow = {},
                                         .hall = {},
                                         .crowd = {},
                                         .kept = {},
                                         .near = {}});
  return std::unique_ptr<Painter>(new Painter(std::move(parts)));
}

Painter::Painter(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Painter::~Painter() = default;

void Painter::forget_textures() {
  parts_->kept.reset();
  parts_->near.reset();
  parts_->sprites.forget();
  parts_->figures.forget();
  parts_->portraits.forget();
  parts_->numbers.forget();
  parts_->calls.forget();
  parts_->cards.forget();
  parts_->badges.forget();
  parts_->darkness.forget();
  parts_->glare.forget();
}

std::size_t Painter::most_kept_bytes(const scene::Layout& layout) {
  // As much as one picture of the output: three times as much saves a fiftieth of the time.
  constexpr float bytes_a_pixel = 4;
  return static_cast<std::size_t>(bytes_a_pixel * layout.whole.w * layout.whole.h);
}

std::size_t Painter::kept_bytes() const {
  return parts_->room.bytes();
}

SDL_Texture* Painter::portrait(const PortraitLook& look) {
  PortraitLook same = look;
  same.likeness = stepped(look.likeness);
  return parts_->portraits.get(parts_->renderer, same);
}

bool Painter::tidy_portraits() {
  return parts_->portraits.tidy();
}

void Painter::paint(const scene::Stage& stage, const scene::Layout& layout, std::span<const scene::Box> covered) {
  Parts& parts = *parts_;
  SDL_Renderer* renderer = parts.renderer;
  parts.keep_backdrop(stage.board, layout);
  parts.keep_near(stage.board, layout, stage.camera.near);
  const bool is_near = stage.camera.zoom > 1 && parts.near;
  const scene::Projection wide(layout.film, stage.board);
  const float seen_now = layout.ring.h;
  const float seen_most = layout.tallest_ring.h;
  const scene::Projection still = is_near ? wide.through(stage.camera, seen_now, seen_most) : wide;
  if (is_near) {
    parts.near->crowd->show(stage.hall, static_cast<float>(parts.near->size.w) / 2, parts.near->hall.get());
  } else {
    parts.crowd->show(stage.hall, layout.ring.middle_x(), parts.hall.get());
  }
  const scene::Projection view = still.shaken(stage.camera);
  const scene::Pixel before = still.project({});
  const scene::Pixel after = view.project({});
  const auto shift_x = static_cast<int>(std::lround(after.x - before.x));
  const auto shift_y = static_cast<int>(std::lround(after.y - before.y));

  SDL_Rect place{shift_x, shift_y, static_cast<int>(layout.whole.w), static_cast<int>(layout.whole.h)};
  if (shift_x != 0 || shift_y != 0) {
    const Rgb hall = colour_of(scene::Ink::hall);
    SDL_SetRenderDrawColor(renderer, hall.r, hall.g, hall.b, 255);
    SDL_RenderClear(renderer);
  }
  std::vector<SDL_Rect> covers;
  std::ranges::transform(covered, std::back_inserter(covers), pixels_within);
  const std::vector<SDL_Rect> seen_parts = uncovered(pixels_of(layout.whole), covers);
  if (is_near) {
    covers.push_back(pixels_of(layout.ring));
    parts.paint_hall(place, uncovered(pixels_of(layout.whole), covers));
  } else {
    parts.paint_hall(place, seen_parts);
  }
  const FilmedPart part{.on_screen = pixels_of(layout.ring),
                        .begins = is_near ? wide.film_begins(stage.camera, seen_now, seen_most) : scene::Pixel{},
                        .zoom = stage.camera.zoom,
                        .shift_x = shift_x,
                        .shift_y = shift_y};
  if (is_near) {
    SDL_RenderSetClipRect(renderer, &part.on_screen);
    parts.paint_near_hall(part);
  }

  const scene::Box& seen = is_near ? layout.ring : layout.whole;
  // Of a close-up the ring goes on below the table.
  const bool below_table = layout.wooden_tray && layout.tray.y < layout.ring.bottom() && !is_near;
  if (below_table) {
    const SDL_Rect above = pixels_of({seen.x, seen.y, seen.w, layout.tray.y - seen.y});
    SDL_RenderSetClipRect(renderer, &above);
  }
  paint_far_ropes(renderer, stage, view, seen);
  Triangles glows;
  add_glows(glows, stage.glows, view, layout.scale);
  glows.paint(renderer);
  const MarkerPictures pictures{parts.sprites, parts.figures, parts.badges, parts.shadow.get()};
  paint_chips(renderer, stage.markers, view, pictures);
  Triangles bursts;
  add_bursts_behind(bursts, stage.particles, view);
  bursts.paint(renderer);
  paint_men(renderer, stage.markers, view, pictures);
  Triangles choices;
  add_choices_through(choices, stage.glows, view, layout.scale);
  choices.paint(renderer);
  paint_near_ropes(renderer, stage, view, seen);
  Triangles particles;
  add_particles(particles, stage.particles, view);
  particles.paint(renderer);
  if (is_near || below_table) {
    SDL_RenderSetClipRect(renderer, nullptr);
  }

  scene::Box lit = layout.ring;
  if (layout.prompt.y < lit.bottom() + 1) {  // it hangs on the ring, and the hall is seen through it
    lit.h = std::max(lit.bottom(), layout.prompt.bottom()) - lit.y;
  }
  paint_spotlight(renderer, stage.spotlight, view, lit, parts.darkness);
  if (stage.camera.flash > 0) {
    // Of the ring alone, and before any word: what is read is not bleached.
    parts.glare.lay(renderer, stage.camera.flash, {&part.on_screen, 1});
  }
  parts.darkness.lay(renderer, 1 - stage.house_light, seen_parts);
  parts.cards.paint(renderer, stage.cards, scene::Table::tray, layout.tray, parts.shadow.get());
  paint_dice(renderer, stage.dice, layout.tray, parts.numbers, parts.shadow.get());
  for (scene::Call reading : stage.readings) {
    const scene::Box& tray = layout.tray;
    if (!layout.wooden_tray && reading.ink == scene::Ink::paper) {
      reading.ink = scene::Ink::ink;  // small paper letters are read on felt, not on canvas
    }
    parts.calls.paint(renderer, reading, {tray.x + reading.at.x * tray.w, tray.y + reading.at.y * tray.h}, tray,
                      static_cast<int>(tray.h * reading_height));
  }
  const scene::Box over_ring = layout.over_ring();
  parts.cards.paint(renderer, stage.cards, scene::Table::ring, over_ring, parts.shadow.get());
  for (const scene::Call& call : stage.calls) {
    const scene::Pixel middle =
        call.pinned ? scene::Pixel{over_ring.x + call.at.x * over_ring.w, over_ring.y + call.at.y * over_ring.h}
                    : view.project(call.at);
    parts.calls.paint(renderer, call, middle, layout.ring, static_cast<int>(layout.ring.h * call_height));
  }
}

}  // namespace fc::paint
