#include "paint/calls.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fc::paint {
namespace {

constexpr float scale_step = 0.04F;
constexpr float tilt_step = 0.02F;
constexpr std::size_t most_printed = 12;
constexpr std::size_t most_seen = 24;

/// The same picture turned and scaled about its middle.
Raster turned(const Raster& flat, float scale, float tilt) {
  const float cosine = std::cos(tilt);
  const float sine = std::sin(tilt);
  const float width = static_cast<float>(flat.width()) * scale;
  const float height = static_cast<float>(flat.height()) * scale;
  const int half_width = static_cast<int>(std::ceil((width * std::abs(cosine) + height * std::abs(sine)) / 2)) + 1;
  const int half_height = static_cast<int>(std::ceil((width * std::abs(sine) + height * std::abs(cosine)) / 2)) + 1;
  Raster picture(2 * half_width, 2 * half_height);
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const float from_x = (static_cast<float>(x - half_width) + 0.5F) / scale;
      const float from_y = (static_cast<float>(y - half_height) + 0.5F) / scale;
      const Raster::Sample ink = flat.sample(from_x * cosine + from_y * sine + static_cast<float>(flat.width()) / 2,
                                             -from_x * sine + from_y * cosine + static_cast<float>(flat.height()) / 2);
      if (ink.a > 0) {
        picture.set(x, y, colour_of(ink), ink.a);
      }
    }
  }
  return picture;
}

}  // namespace

const Raster* Calls::printed(const Key& key) {
  if (const auto found = printed_.find(key); found != printed_.end()) {
    return &found->second;
  }
  if (printed_.size() >= most_printed) {
    printed_.clear();
  }
  const bool plain = key.ink == scene::Ink::paper || key.ink == scene::Ink::white;
  std::optional<Raster> poster =
      lettering_->call(key.text, key.height, colour_of(key.ink), colour_of(plain ? scene::Ink::red : scene::Ink::gold));
  return poster ? &printed_.emplace(key, *std::move(poster)).first->second : nullptr;
}

SDL_Texture* Calls::seen(SDL_Renderer* renderer, const SeenKey& key) {
  if (const auto found = seen_.find(key); found != seen_.end()) {
    return found->second.get();
  }
  const Raster* words = printed(key.words);
  if (words == nullptr) {
    return nullptr;
  }
  if (seen_.size() >= most_seen) {
    seen_.clear();
  }
  const Raster picture =
      turned(*words, static_cast<float>(key.scale) * scale_step, static_cast<float>(key.tilt) * tilt_step);
  return seen_.emplace(key, picture.to_texture(renderer, false)).first->second.get();
}

void Calls::paint(SDL_Renderer* renderer, const scene::Call& call, const scene::Projection& view, int height) {
  const SeenKey key{.words = {.text = call.text, .ink = call.ink, .height = height},
                    .scale = static_cast<std::int16_t>(std::clamp(std::lround(call.scale / scale_step), 1L, 100L)),
                    .tilt = static_cast<std::int16_t>(std::lround(call.tilt / tilt_step))};
  SDL_Texture* texture = seen(renderer, key);
  int width_pixels = 0;
  int height_pixels = 0;
  if (texture == nullptr || call.alpha <= 0 ||
      SDL_QueryTexture(texture, nullptr, nullptr, &width_pixels, &height_pixels) != 0) {
    return;
  }
  const scene::Pixel middle = view.project(call.at);
  const SDL_Rect place{static_cast<int>(middle.x) - width_pixels / 2, static_cast<int>(middle.y) - height_pixels / 2,
                       width_pixels, height_pixels};
  SDL_SetTextureAlphaMod(texture, static_cast<std::uint8_t>(std::clamp(call.alpha, 0.0F, 1.0F) * 255));
  SDL_RenderCopy(renderer, texture, nullptr, &place);
}

}  // namespace fc::paint
