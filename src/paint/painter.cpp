#include "paint/painter.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

#include "paint/cards.h"
#include "paint/dice.h"
#include "paint/figure/figures.h"
#include "paint/hall_picture.h"
#include "paint/light.h"
#include "paint/markers.h"

namespace fc::paint {
namespace {

constexpr float call_height = 0.20F;     // of the film's height at scale 1
constexpr float reading_height = 0.72F;  // of the tray's height at scale 1

/// Where letters over the ring may stand: clear of its sides, which are the screen's where no panel stands beside it.
scene::Box place_of_calls(const scene::Layout& layout) {
  constexpr float margin = 0.02F;  // of the ring's width
  return layout.ring.inset(layout.ring.w * margin, 0);
}

/// Words on the table stand clear of its wooden rim.
scene::Box place_of_readings(const scene::Layout& layout) {
  constexpr float rim = 11;
  return layout.tray.inset(layout.wooden_tray ? rim * layout.scale : 0, 0);
}

/// A high narrow ring shows no larger men than a low one: letters would cover them.
int call_pixels(const scene::Layout& layout) {
  constexpr float film_shape = scene::design_ring_height / scene::design_ring_width;
  return static_cast<int>(std::min(layout.ring.h, layout.ring.w * film_shape) * call_height);
}
int reading_pixels(const scene::Layout& layout) { return static_cast<int>(layout.tray.h * reading_height); }

/// Small paper letters are read on felt, not on canvas.
scene::Call on_table(scene::Call reading, const scene::Layout& layout) {
  if (!layout.wooden_tray && reading.ink == scene::Ink::paper) {
    reading.ink = scene::Ink::ink;
  }
  return reading;
}

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
  FigureRasterizer rasterizer;
  PictureCache cache{0};
  Sprites sprites{cache};
  Figures figures{rasterizer, cache};
  Portraits portraits{rasterizer};
  Dice dice{lettering};
  Calls calls{lettering, cache};
  Cards cards{lettering, cache};
  Badges badges{cache};
  Veil darkness{colour_of(scene::Ink::hall)};
  Veil glare{colour_of(scene::Ink::white)};
  Shadows shadows{cache};
  RopePainter ropes{};
  HallPicture hall{renderer, lettering};
  std::vector<HallPicture> once{};  ///< of photographs to come
  std::function<void(StagePart)> painted = [](StagePart) {};

  void paint(HallPicture& ground, const scene::Stage& stage, const scene::Layout& layout,
             std::span<const scene::Box> covered);
  [[nodiscard]] MarkerPictures marker_pictures() { return {sprites, figures, badges, shadows}; }
  void paint_ring(const scene::Stage& stage, const scene::Layout& layout, const Shot& shot);
  void light(const scene::Stage& stage, const scene::Layout& layout, const Shot& shot, std::span<const SDL_Rect> seen);
  void paint_over_ring(const scene::Stage& stage, const scene::Layout& layout, const scene::Projection& view);
};

/// Ropes, chips, men and all that flies between them.
void Painter::Parts::paint_ring(const scene::Stage& stage, const scene::Layout& layout, const Shot& shot) {
  if (!stage.board.ring) {
    return;  // pages lie where it would be
  }
  const scene::Box& seen = shot.near ? layout.ring : layout.whole;
  // Of a close-up the ring goes on below the table.
  const bool below_table = layout.wooden_tray && layout.tray.y < layout.ring.bottom() && !shot.near;
  if (shot.near) {
    SDL_RenderSetClipRect(renderer, &shot.ring);
  } else if (below_table) {
    const SDL_Rect above = pixels_of({seen.x, seen.y, seen.w, layout.tray.y - seen.y});
    SDL_RenderSetClipRect(renderer, &above);
  }
  ropes.paint_far(renderer, stage, shot.view, seen);
  paint_glows(renderer, stage.glows, shot.view, layout.scale);
  const MarkerPictures pictures = marker_pictures();
  paint_chips(renderer, stage.markers, shot.view, pictures);
  Triangles bursts;
  add_bursts_behind(bursts, stage.particles, shot.view);
  bursts.paint(renderer);
  paint_men(renderer, stage, shot.view, pictures);
  Triangles choices;
  add_choices_through(choices, stage.glows, shot.view, layout.scale);
  choices.paint(renderer);
  ropes.paint_near(renderer, stage, shot.view, seen);
  Triangles particles;
  add_particles(particles, stage.particles, shot.view);
  particles.paint(renderer);
  SDL_RenderSetClipRect(renderer, nullptr);
}

/// seen: the parts of the output that nothing is laid over.
void Painter::Parts::light(const scene::Stage& stage, const scene::Layout& layout, const Shot& shot,
                           std::span<const SDL_Rect> seen) {
  scene::Box lit = layout.ring;
  if (layout.prompt.y < lit.bottom() + 1) {  // it hangs on the ring, and the hall is seen through it
    lit.h = std::max(lit.bottom(), layout.prompt.bottom()) - lit.y;
  }
  paint_spotlight(renderer, stage.spotlight, shot.view, lit, darkness);
  // Of the ring alone, and before any word: what is read is not bleached.
  glare.lay(renderer, stage.camera.flash, {&shot.ring, 1});
  darkness.lay(renderer, 1 - stage.house_light, seen);
}

/// Cards, dice and words.
void Painter::Parts::paint_over_ring(const scene::Stage& stage, const scene::Layout& layout, const scene::Projection& view) {
  cards.paint(renderer, stage.cards, scene::Table::tray, layout.tray, shadows);
  dice.paint(renderer, stage.dice, layout.tray, shadows);
  for (const scene::Call& reading : stage.readings) {
    const scene::Box& tray = layout.tray;
    calls.paint(renderer, on_table(reading, layout), {tray.x + reading.at.x * tray.w, tray.y + reading.at.y * tray.h},
                place_of_readings(layout), reading_pixels(layout));
  }
  const scene::Box over_ring = layout.over_ring();
  cards.paint(renderer, stage.cards, scene::Table::ring, over_ring, shadows);
  for (const scene::Call& call : stage.calls) {
    const scene::Pixel middle = call.pinned ? scene::Pixel{over_ring.x + call.at.x * over_ring.w,
                                                           call.at_the_edge ? layout.ring.y + call.at.y * layout.ring.h
                                                                            : over_ring.y + call.at.y * over_ring.h}
                                            : view.project(call.at);
    calls.paint(renderer, call, middle, place_of_calls(layout), call_pixels(layout));
  }
}

Result<std::unique_ptr<Painter>> Painter::open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                                               const std::filesystem::path& poster_font) {
  if (TTF_WasInit() == 0 && TTF_Init() != 0) {
    return fault(FaultCode::unavailable, "SDL_ttf", TTF_GetError());
  }
  FC_TRY(Lettering lettering, Lettering::open(poster_font));
  FC_TRY(FigureRasterizer rasterizer, FigureRasterizer::open(assets));
  std::unique_ptr<Parts> parts(
      new Parts{.renderer = renderer, .lettering = std::move(lettering), .rasterizer = std::move(rasterizer)});
  return std::unique_ptr<Painter>(new Painter(std::move(parts)));
}

Painter::Painter(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Painter::~Painter() = default;

void Painter::forget_textures() {
  parts_->hall.forget();
  parts_->once.clear();
  parts_->sprites.forget();
  parts_->figures.forget();
  parts_->portraits.forget();
  parts_->dice.forget();
  parts_->calls.forget();
  parts_->cards.forget();
  parts_->badges.forget();
  parts_->shadows.forget();
  parts_->darkness.forget();
  parts_->glare.forget();
}

std::size_t Painter::most_kept_bytes(const scene::Layout& layout) {
  // As much as two pictures of the output: what goes is printed ahead when it comes again.
  constexpr float bytes_a_pixel = 8;
  return static_cast<std::size_t>(bytes_a_pixel * layout.whole.w * layout.whole.h);
}

std::size_t Painter::kept_bytes() const { return parts_->cache.bytes(); }

SDL_Texture* Painter::portrait(const PortraitLook& look) {
  PortraitLook same = look;
  same.likeness = quantized(look.likeness);
  return parts_->portraits.get(parts_->renderer, same);
}

void Painter::finish_portraits() { parts_->portraits.finish(); }

bool Painter::tidy_portraits() { return parts_->portraits.tidy(); }

void Painter::Parts::paint(HallPicture& ground, const scene::Stage& stage, const scene::Layout& layout,
                           std::span<const scene::Box> covered) {
  std::vector<SDL_Rect> covers;
  std::ranges::transform(covered, std::back_inserter(covers), pixels_within);
  const Shot shot = ground.shot_of(stage, layout);
  ground.paint(shot, stage.hall, layout, covers);
  painted(StagePart::hall);
  paint_ring(stage, layout, shot);
  painted(StagePart::men);
  light(stage, layout, shot, uncovered(pixels_of(layout.whole), covers));
  paint_over_ring(stage, layout, shot.view);
  painted(StagePart::effects);
  sprites.end_frame();
  figures.end_frame();
  cards.end_frame();
  calls.end_frame();
}

void Painter::paint(const scene::Stage& stage, const scene::Layout& layout, std::span<const scene::Box> covered) {
  if (parts_->hall.keep(stage.board, layout, stage.camera.near)) {
    parts_->cache.hold_at_most(most_kept_bytes(layout));
  }
  parts_->paint(parts_->hall, stage, layout, covered);
}

void Painter::prerender_once(const scene::Stage& stage, const scene::Layout& layout) {
  constexpr std::size_t most = 2;  // as many as a newspaper prints
  std::vector<HallPicture>& halls = parts_->once;
  if (halls.size() == most) {
    halls.erase(halls.begin());
  }
  halls.emplace_back(parts_->renderer, parts_->lettering).prerender(stage.board, layout);
  paint::prerender(stage, halls.back().shot_of(stage, layout).view, parts_->marker_pictures());
}

void Painter::paint_once(const scene::Stage& stage, const scene::Layout& layout) {
  HallPicture hall{parts_->renderer, parts_->lettering};
  std::vector<HallPicture>& halls = parts_->once;
  const auto prerendered =
      std::ranges::find_if(halls, [&](const HallPicture& one) { return one.is_prerendering(stage.board, layout); });
  if (prerendered != halls.end()) {
    hall = std::move(*prerendered);
    halls.erase(prerendered);
  }
  hall.keep(stage.board, layout, stage.camera.near);
  parts_->cache.hold_at_most(std::max(parts_->cache.most_bytes(), most_kept_bytes(layout)));
  parts_->paint(hall, stage, layout, {});
}

void Painter::prerender(const scene::Stage& stage, const scene::Layout& layout) {
  Parts& parts = *parts_;
  parts.hall.prerender(stage.board, layout);
  paint::prerender(stage, parts.hall.shot_of(stage, layout).view, parts.marker_pictures());
  parts.cards.prerender(stage.cards, scene::Table::tray, layout.tray);
  parts.cards.prerender(stage.cards, scene::Table::ring, layout.over_ring());
  for (const scene::Call& reading : stage.readings) {
    parts.calls.prerender(on_table(reading, layout), place_of_readings(layout), reading_pixels(layout));
  }
  for (const scene::Call& call : stage.calls) {
    parts.calls.prerender(call, place_of_calls(layout), call_pixels(layout));
  }
}

void Painter::make_plain(bool plain) { parts_->hall.make_plain(plain); }

void Painter::tell_of_parts(std::function<void(StagePart)> painted) { parts_->painted = std::move(painted); }

}  // namespace fc::paint
