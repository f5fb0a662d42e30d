#include "paint/calls.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fc::paint {
namespace {

constexpr float scale_step = 0.04F;
constexpr float tilt_step = 0.02F;
constexpr std::size_t most_printed = 6;
constexpr std::size_t most_bytes = 3U << 20U;  // of what is seen

/// Light letters stand in ink, dark ones on paper: both are read before the dark hall and on the canvas.
Lettering::CallInks inks_of(scene::Ink letters) {
  using scene::Ink;
  switch (letters) {
    case Ink::paper:
    case Ink::white:
      return {colour_of(letters), colour_of(Ink::ink), colour_of(Ink::red)};
    case Ink::gold:
      return {colour_of(letters), colour_of(Ink::ink), colour_of(Ink::gold)};
    default:
      return {colour_of(letters), colour_of(Ink::paper), colour_of(Ink::ink)};
  }
}

}  // namespace

Calls::Calls(Lettering& lettering) : lettering_(&lettering), seen_(most_bytes) {}

const Raster* Calls::printed(const Key& key) {
  if (const auto found = printed_.find(key); found != printed_.end()) {
    return &found->second;
  }
  if (printed_.size() >= most_printed) {
    printed_.clear();
  }
  std::optional<Raster> poster = lettering_->call(key.text, key.height, inks_of(key.ink));
  return poster ? &printed_.emplace(key, *std::move(poster)).first->second : nullptr;
}

SDL_Texture* Calls::seen(SDL_Renderer* renderer, const SeenKey& key) {
  const Raster* words = printed(key.words);
  if (words == nullptr) {
    return nullptr;
  }
  return seen_.get(key, [&] {
    const float scale = static_cast<float>(key.scale) * scale_step;
    return turned(*words, scale, scale, static_cast<float>(key.tilt) * tilt_step).to_texture(renderer, false);
  });
}

void Calls::paint(SDL_Renderer* renderer, const scene::Call& call, scene::Pixel middle, const scene::Box& within,
                  int height) {
  const Key words{.text = call.text, .ink = call.ink, .height = height};
  const Raster* poster = printed(words);
  if (poster == nullptr || call.alpha <= 0) {
    return;
  }
  const float scale = std::min(call.scale, within.w / static_cast<float>(poster->width()));
  const SeenKey key{.words = words,
                    .scale = static_cast<std::int16_t>(std::clamp(std::lround(scale / scale_step), 1L, 100L)),
                    .tilt = static_cast<std::int16_t>(std::lround(call.tilt / tilt_step))};
  SDL_Texture* texture = seen(renderer, key);
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
