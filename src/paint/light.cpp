#include "paint/light.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "paint/raster.h"

namespace fc::paint {
namespace {

/// The edge of the light: from where to where it fades, as shares of its radius.
constexpr float fades_from = 0.84F;
constexpr float faded_at = 1.34F;
/// So many steps_of_light of darkness that the eye sees no edge between two of them: each is a twentieth of the way.
constexpr std::size_t steps_of_light = 20;

/// 0 in the light to 1 in the dark, softly at both ends. step: 1 to `steps_of_light`.
constexpr float darkness_at(std::size_t step) {
  const float way = static_cast<float>(step) / static_cast<float>(steps_of_light);
  return way * way * (3 - 2 * way);
}

/// Half of an ellipse's width at that height above or below its middle; 0 beyond it.
float half_width_at(float away, float half_width, float half_height) {
  const float share = away / half_height;
  return share * share < 1 ? half_width * std::sqrt(1 - share * share) : 0;
}

/// One fill covers so many rows: many where the edge is steep, and more of a large picture. away: of the light's radius,
/// above or below its middle; picture: rows of it.
int rows_at_once(float away, float picture) {
  constexpr float rows_seen = 380;
  const float share = std::abs(away);
  const int most = share < 0.35F || share > faded_at ? 4 : share < 0.6F ? 2 : 1;
  return most * std::max(1, nearest_whole(picture / rows_seen));
}

class Shade {
 public:
  Shade(SDL_Renderer* renderer, float dark, const scene::Box& where)
      : renderer_(renderer), dark_(dark), left_(whole(where.x)), right_(whole(where.right())) {}

  /// Rows of the picture left and right of `middle`, from one distance to another.
  void add(float middle, float from, float to, int y, int height, std::size_t step) {
    if (from <= 0) {
      put(whole(middle - to), whole(middle + to), y, height, step);
      return;
    }
    put(whole(middle - to), whole(middle - from), y, height, step);
    put(whole(middle + from), whole(middle + to), y, height, step);
  }
  void paint(Veil& darkness) const {
    const Rgb colour = colour_of(scene::Ink::hall);
    SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
    for (std::size_t step = 1; step < steps_of_light; ++step) {
      const std::vector<SDL_Rect>& fills = fills_.at(step - 1);
      const float share = std::clamp(dark_ * darkness_at(step), 0.0F, 1.0F);
      SDL_SetRenderDrawColor(renderer_, colour.r, colour.g, colour.b, static_cast<std::uint8_t>(share * 255));
      if (!fills.empty()) {
        SDL_RenderFillRects(renderer_, fills.data(), static_cast<int>(fills.size()));
      }
    }
    darkness.lay(renderer_, dark_, fills_.at(steps_of_light - 1));
  }

 private:
  static int whole(float at) { return static_cast<int>(std::floor(at + 0.5F)); }

  void put(int from, int to, int y, int height, std::size_t step) {
    from = std::clamp(from, left_, right_);
    to = std::clamp(to, left_, right_);
    if (to <= from) {
      return;
    }
    std::vector<SDL_Rect>& fills = fills_.at(step - 1);
    if (!fills.empty() && fills.back().x == from && fills.back().w == to - from && fills.back().y + fills.back().h == y) {
      fills.back().h += height;
    } else {
      fills.push_back({from, y, to - from, height});
    }
  }

  SDL_Renderer* renderer_;
  float dark_;
  int left_;
  int right_;
  std::array<std::vector<SDL_Rect>, steps_of_light> fills_;  // the last: all that lies in the dark
};

}  // namespace

void paint_spotlight(SDL_Renderer* renderer, const scene::Spotlight& light, const scene::Projection& view,
                     const scene::Box& where, Veil& darkness) {
  if (light.dark <= 0) {
    return;
  }
  const scene::Pixel foot = view.project(light.at);
  const float scale = view.scale_at(light.at.y);
  const float across = light.radius * scale;
  const float along = across * 0.62F;
  // A man is taller than his feet: the light stands a little higher than where he lies.
  const float middle = foot.y - 0.3F * scale;
  constexpr float beyond = 1e5F;  // any picture's edge
  Shade shade(renderer, light.dark, where);
  const int bottom = static_cast<int>(where.bottom());
  for (int y = static_cast<int>(where.y); y < bottom;) {
    const int height = std::min(rows_at_once((static_cast<float>(y) - middle) / along, where.h), bottom - y);
    const float away = static_cast<float>(y) + 0.5F * static_cast<float>(height) - middle;
    // In the middle of the light nothing is filled; after it each step reaches to where the next begins.
    float inner = half_width_at(away, across * fades_from, along * fades_from);
    for (std::size_t step = 1; step < steps_of_light; ++step) {
      const float radius =
          fades_from + (faded_at - fades_from) * static_cast<float>(step) / static_cast<float>(steps_of_light);
      const float outer = half_width_at(away, across * radius, along * radius);
      shade.add(foot.x, inner, outer, y, height, step);
      inner = outer;
    }
    shade.add(foot.x, inner, beyond, y, height, steps_of_light);
    y += height;
  }
  shade.paint(darkness);
}

namespace {

// 64 KiB: small enough for the processor's cache, wide enough for few copies.
constexpr int sheet_width = 1024;
constexpr int sheet_height = 16;

}  // namespace

void Veil::lay(SDL_Renderer* renderer, float alpha, std::span<const SDL_Rect> places) {
  const auto share = static_cast<std::uint8_t>(std::clamp(alpha, 0.0F, 1.0F) * 255);
  if (share == 0 || places.empty()) {
    return;
  }
  if (!sheet_) {
    Raster sheet(sheet_width, sheet_height);
    for (int y = 0; y < sheet_height; ++y) {
      for (int x = 0; x < sheet_width; ++x) {
        sheet.set(x, y, colour_);
      }
    }
    sheet_ = sheet.to_texture(renderer, true);
    if (!sheet_) {
      return;
    }
    SDL_SetTextureBlendMode(sheet_.get(), SDL_BLENDMODE_BLEND);
  }
  SDL_SetTextureAlphaMod(sheet_.get(), share);
  for (const SDL_Rect& place : places) {
    for (int y = 0; y < place.h; y += sheet_height) {
      for (int x = 0; x < place.w; x += sheet_width) {
        const SDL_Rect piece{0, 0, std::min(sheet_width, place.w - x), std::min(sheet_height, place.h - y)};
        const SDL_Rect to{place.x + x, place.y + y, piece.w, piece.h};
        SDL_RenderCopy(renderer, sheet_.get(), &piece, &to);
      }
    }
  }
}

namespace {

constexpr float shadow_step = 4;  // pixels: a size more or less of what is soft is not seen

/// One quarter is worked out, the others are its mirrors: a card that flies needs another spot in each frame.
Raster soft_spot(int width, int height) {
  constexpr float darkest = 0.55F * 255;
  constexpr float steepness = 1.8F;
  const auto from_middle = [](int pixel, int pixels) {
    return (2 * static_cast<float>(pixel) + 1) / static_cast<float>(pixels) - 1;
  };
  std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  for (int y = 0; 2 * y < height; ++y) {
    const float down = from_middle(y, height);
    const auto row = pixels.begin() + static_cast<std::ptrdiff_t>(y) * width;
    for (int x = 0; 2 * x < width; ++x) {
      const float across = from_middle(x, width);
      const float away = std::sqrt(across * across + down * down);
      const float dark = darkest * std::clamp((1 - away) * steepness, 0.0F, 1.0F);
      row[x] = row[width - 1 - x] = static_cast<std::uint32_t>(dark + 0.5F) << 24U;
    }
    if (const int mirror = height - 1 - y; mirror != y) {
      std::copy(row, row + width, pixels.begin() + static_cast<std::ptrdiff_t>(mirror) * width);
    }
  }
  return {width, height, std::move(pixels)};
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
