#include "paint/calls.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fc::paint {
namespace {

constexpr float scale_step = 0.04F;
constexpr float call_tilt_step = 0.02F;

/// Light letters stand in ink, dark ones on paper: both are read before the dark hall and on the canvas.
Lettering::CallInks inks_of(scene::Ink letters) {
  using scene::Ink;
  switch (letters) {
    case Ink::paper:
    case Ink::white: return {colour_of(letters), colour_of(Ink::ink), colour_of(Ink::red)};
    case Ink::gold: return {colour_of(letters), colour_of(Ink::ink), colour_of(Ink::gold)};
    default: return {colour_of(letters), colour_of(Ink::paper), colour_of(Ink::ink)};
  }
}

}  // namespace

void Calls::forget() {
  printed_.forget();
  seen_.forget();
}

Calls::Seen Calls::seen(const scene::Call& call, const scene::Box& within, int height) {
  const Key words{.text = call.text, .ink = call.ink, .height = height};
  const std::shared_ptr<const Raster> poster = printed_.get(words, [&] {
    std::optional<Raster> printed = lettering_->call(words.text, words.height, inks_of(words.ink));
    return printed ? std::make_shared<const Raster>(*std::move(printed)) : nullptr;
  });
  if (poster == nullptr) {
    return {};
  }
  const float scale = std::min(call.scale, within.w / static_cast<float>(poster->width()));
  const SeenKey key{.words = words,
                    .scale = static_cast<std::int16_t>(std::clamp(std::lround(scale / scale_step), 1L, 100L)),
                    .tilt = static_cast<std::int16_t>(std::lround(call.tilt / call_tilt_step))};
  const float shown = static_cast<float>(key.scale) * scale_step;
  return {.key = key,
          .poster = poster,
          .turn = {.scale_x = shown, .scale_y = shown, .tilt = static_cast<float>(key.tilt) * call_tilt_step}};
}

void Calls::foresee(const scene::Call& call, const scene::Box& within, int height) {
  if (const Seen soon = call.alpha > 0 ? seen(call, within, height) : Seen{}; soon.poster != nullptr) {
    seen_.foresee(soon.key, soon.poster, soon.turn);
  }
}

void Calls::paint(SDL_Renderer* renderer, const scene::Call& call, scene::Pixel middle, const scene::Box& within,
                  int height) {
  const Seen now = call.alpha > 0 ? seen(call, within, height) : Seen{};
  SDL_Texture* const texture = now.poster != nullptr ? seen_.get(renderer, now.key, now.poster, now.turn) : nullptr;
  int width_pixels = 0;
  int height_pixels = 0;
  if (texture == nullptr || SDL_QueryTexture(texture, nullptr, nullptr, &width_pixels, &height_pixels) != 0) {
    return;
  }
  const float centre = within.x + within.w / 2;
  const float room = std::max(0.0F, within.w - static_cast<float>(width_pixels)) / 2;
  const float x = centre + std::clamp(middle.x - centre, -room, room);
  const float half = static_cast<float>(height_pixels) / 2;
  const float y = std::clamp(middle.y, within.y + half, std::max(within.y + half, within.bottom() - half));
  const SDL_Rect place{static_cast<int>(x) - width_pixels / 2, static_cast<int>(y) - height_pixels / 2, width_pixels,
                       height_pixels};
  SDL_SetTextureAlphaMod(texture, static_cast<std::uint8_t>(std::clamp(call.alpha, 0.0F, 1.0F) * 255));
  SDL_RenderCopy(renderer, texture, nullptr, &place);
}

}  // namespace fc::paint
