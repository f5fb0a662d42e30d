#include "paint/shadows.h"

#include <algorithm>
#include <cmath>

#include "paint/raster.h"

namespace fc::paint {
namespace {

constexpr float shadow_step = 4;  // pixels: a size more or less of what is soft is not seen

Raster soft_spot(int width, int height) {
  constexpr float darkest = 0.55F;
  constexpr float steepness = 1.8F;
  Raster spot(width, height);
  const auto from_middle = [](int pixel, int pixels) {
    return (2 * static_cast<float>(pixel) + 1) / static_cast<float>(pixels) - 1;
  };
  for (int y = 0; y < height; ++y) {
    const float down = from_middle(y, height);
    for (int x = 0; x < width; ++x) {
      const float across = from_middle(x, width);
      const float away = std::sqrt(across * across + down * down);
      spot.set(x, y, {0, 0, 0}, darkest * std::clamp((1 - away) * steepness, 0.0F, 1.0F));
    }
  }
  return spot;
}

}  // namespace

void Shadows::paint(SDL_Renderer* renderer, const SDL_FRect& place) {
  const auto in_steps = [](float length) {
    return static_cast<std::int16_t>(shadow_step * std::max(1.0F, std::round(length / shadow_step)));
  };
  const Size size{in_steps(place.w), in_steps(place.h)};
  const TextureHandle& spot =
      kept_.get(size, [&] { return soft_spot(size.first, size.second).to_texture(renderer, false); });
  const auto middle = [](float begin, float length, int seen) {
    return static_cast<int>(std::lround(begin + (length - static_cast<float>(seen)) / 2));
  };
  const SDL_Rect seen{middle(place.x, place.w, size.first), middle(place.y, place.h, size.second), size.first, size.second};
  SDL_RenderCopy(renderer, spot.get(), nullptr, &seen);
}

}  // namespace fc::paint
