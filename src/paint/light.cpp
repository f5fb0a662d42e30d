#include "paint/light.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "paint/palette.h"

namespace fc::paint {
namespace {

/// One band of the edge of the light: its outer radius and how dark it is, both as shares.
struct Band {
  float radius;
  float dark;
};
constexpr std::array bands{Band{1.0F, 0}, Band{1.1F, 0.35F}, Band{1.24F, 0.7F}};
constexpr int row_height = 2;  // pixels: one fill for so many rows

/// Half of an ellipse's width at that height above or below its middle; 0 beyond it.
float half_width_at(float away, float half_width, float half_height) {
  const float share = away / half_height;
  return share * share < 1 ? half_width * std::sqrt(1 - share * share) : 0;
}

class Shade {
 public:
  Shade(SDL_Renderer* renderer, float dark) : renderer_(renderer), dark_(dark) {}

  void add(float left, float right, int y, int height, std::size_t band) {
    const int from = static_cast<int>(std::lround(left));
    const int to = static_cast<int>(std::lround(right));
    if (to > from) {
      fills_.at(band).push_back({from, y, to - from, height});
    }
  }
  void paint() const {
    const Rgb colour = colour_of(scene::Ink::hall);
    SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
    for (std::size_t band = 0; band < fills_.size(); ++band) {
      const float share = band < bands.size() ? bands.at(band).dark : 1;
      const auto alpha = static_cast<std::uint8_t>(std::clamp(dark_ * share, 0.0F, 1.0F) * 255);
      if (alpha > 0 && !fills_.at(band).empty()) {
        SDL_SetRenderDrawColor(renderer_, colour.r, colour.g, colour.b, alpha);
        SDL_RenderFillRects(renderer_, fills_.at(band).data(), static_cast<int>(fills_.at(band).size()));
      }
    }
  }

 private:
  SDL_Renderer* renderer_;
  float dark_;
  std::array<std::vector<SDL_Rect>, bands.size() + 1> fills_;  // the last: outside all bands
};

}  // namespace

void paint_spotlight(SDL_Renderer* renderer, const scene::Spotlight& light, const scene::Projection& view,
                     const scene::Box& where) {
  if (light.dark <= 0) {
    return;
  }
  const scene::Pixel foot = view.project(light.at);
  const float scale = view.scale_at(light.at.y);
  const float across = light.radius * scale;
  const float along = across * 0.62F;
  // A man is taller than his feet: the light stands a little higher than where he lies.
  const float middle = foot.y - 0.3F * scale;
  Shade shade(renderer, light.dark);
  const int bottom = static_cast<int>(where.bottom());
  for (int y = static_cast<int>(where.y); y < bottom; y += row_height) {
    const int height = std::min(row_height, bottom - y);
    const float away = static_cast<float>(y) + 0.5F * static_cast<float>(row_height) - middle;
    float inner = 0;
    for (std::size_t band = 0; band < bands.size(); ++band) {
      const float outer = half_width_at(away, across * bands.at(band).radius, along * bands.at(band).radius);
      shade.add(std::clamp(foot.x - outer, where.x, where.right()), std::clamp(foot.x - inner, where.x, where.right()), y,
                height, band);
      shade.add(std::clamp(foot.x + inner, where.x, where.right()), std::clamp(foot.x + outer, where.x, where.right()), y,
                height, band);
      inner = outer;
    }
    shade.add(where.x, std::clamp(foot.x - inner, where.x, where.right()), y, height, bands.size());
    shade.add(std::clamp(foot.x + inner, where.x, where.right()), where.right(), y, height, bands.size());
  }
  shade.paint();
}

}  // namespace fc::paint
