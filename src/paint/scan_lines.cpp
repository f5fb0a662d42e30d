#include <algorithm>
#include <cmath>
#include <cstddef>

#include "paint/raster.h"

namespace fc::paint {

void ScanLines::put(bool level, int from, int to, int across, int thick, int cover) {
  if (cover <= 0 || thick <= 0) {
    return;
  }
  const auto index = static_cast<std::size_t>(cover - 1);
  const auto begin = static_cast<float>(from);
  const auto side = static_cast<float>(across);
  if (to - from == 1 && thick == 1) {
    points_[index].push_back(level ? SDL_FPoint{begin, side} : SDL_FPoint{side, begin});
    return;
  }
  const auto length = static_cast<float>(to - from);
  const auto width = static_cast<float>(thick);
  pieces_[index].push_back(level ? SDL_FRect{begin, side, length, width} : SDL_FRect{side, begin, width, length});
}

/// low, high: where the line begins and ends across its way, in parts of a pixel.
void ScanLines::add_run(bool level, int from, int to, int low, int high) {
  const auto pixel = [](int part) { return part >= 0 ? part / levels : -((levels - 1 - part) / levels); };
  const int first = pixel(low);
  const int last = pixel(high);
  if (first == last) {
    put(level, from, to, first, 1, high - low);
    return;
  }
  const int cut = low - first * levels;
  put(level, from, to, first, 1, cut == 0 ? 0 : levels - cut);
  const int whole = cut == 0 ? first : first + 1;
  put(level, from, to, whole, last - whole, levels);
  put(level, from, to, last, 1, high - last * levels);
}

void ScanLines::add(std::span<const Knot> knots) {
  const scene::Pixel begin = knots.front().at;
  const scene::Pixel end = knots.back().at;
  const bool level = std::abs(end.x - begin.x) > std::abs(end.y - begin.y);
  const auto along = [level](const Knot& knot) { return level ? knot.at.x : knot.at.y; };
  const auto across = [level](const Knot& knot) { return level ? knot.at.y : knot.at.x; };
  const bool forwards = along(knots.front()) <= along(knots.back());
  const auto seen_from = static_cast<int>(level ? seen_.x : seen_.y);
  const auto seen_to = static_cast<int>(std::ceil(level ? seen_.right() : seen_.bottom()));
  for (std::size_t index = 0; index + 1 < knots.size(); ++index) {
    const Knot& a = forwards ? knots[index] : knots[index + 1];
    const Knot& b = forwards ? knots[index + 1] : knots[index];
    const float length = along(b) - along(a);
    // A pixel belongs to the piece that its middle lies in.
    const int first = std::max(seen_from, static_cast<int>(std::ceil(along(a) - 0.5F)));
    const int last = std::min(seen_to, static_cast<int>(std::ceil(along(b) - 0.5F)));
    if (length <= 0 || first >= last) {
      continue;
    }
    const float slope = (across(b) - across(a)) / length;
    const float slanted = std::sqrt(1 + slope * slope) / 2;
    const float widening = (b.width - a.width) / length * slanted;
    // Where the two edges are, in parts of a pixel; moved up so that all of them are above 0.
    constexpr float up = 1 << 14;
    const auto begun = static_cast<float>(first) + 0.5F - along(a);
    const float middle = across(a) + slope * begun;
    const float half = a.width * slanted + widening * begun;
    const auto edge = [](float start, float way, int steps) {
      return static_cast<int>((start + way * static_cast<float>(steps)) * levels + up + 0.5F) - static_cast<int>(up);
    };
    int run = first;
    int low = edge(middle - half, 0, 0);
    int high = edge(middle + half, 0, 0);
    for (int pixel = first + 1; pixel < last; ++pixel) {
      const int next_low = edge(middle - half, slope - widening, pixel - first);
      const int next_high = edge(middle + half, slope + widening, pixel - first);
      if (next_low != low || next_high != high) {
        add_run(level, run, pixel, low, high);
        run = pixel;
        low = next_low;
        high = next_high;
      }
    }
    add_run(level, run, last, low, high);
  }
}

void ScanLines::paint(SDL_Renderer* renderer, Rgb colour, float alpha) const {
  for (int level = 0; level < levels; ++level) {
    const auto index = static_cast<std::size_t>(level);
    const float cover = static_cast<float>(level + 1) / levels;
    // What hides everything need not be mixed.
    SDL_SetRenderDrawBlendMode(renderer, alpha * cover < 1 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
    SDL_SetRenderDrawColor(renderer, colour.r, colour.g, colour.b, static_cast<std::uint8_t>(alpha * cover * 255 + 0.5F));
    if (!pieces_[index].empty()) {
      SDL_RenderFillRectsF(renderer, pieces_[index].data(), static_cast<int>(pieces_[index].size()));
    }
    if (!points_[index].empty()) {
      SDL_RenderDrawPointsF(renderer, points_[index].data(), static_cast<int>(points_[index].size()));
    }
  }
}

namespace {

constexpr unsigned alpha_shift = 24;

/// run(x, y, length, pixel), line by line, of all that is not transparent.
template <class Take>
void each_run(const Raster& picture, Take run) {
  for (int y = 0; y < picture.height(); ++y) {
    int x = 0;
    while (x < picture.width()) {
      const std::uint32_t pixel = picture.at(x, y);
      const int begin = x;
      do {
        ++x;
      } while (x < picture.width() && picture.at(x, y) == pixel);
      if (pixel >> alpha_shift != 0) {
        run(begin, y, x - begin, pixel);
      }
    }
  }
}

}  // namespace

Runs::Runs(const Raster& picture) : width_(picture.width()), height_(picture.height()) {
  std::size_t count = 0;
  each_run(picture, [&count](int, int, int, std::uint32_t) { ++count; });
  runs_.reserve(count);
  each_run(picture, [this](int x, int y, int length, std::uint32_t pixel) {
    runs_.push_back({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), static_cast<std::int16_t>(length), pixel});
  });
}

void Runs::lay_on(Raster& below, int x, int y) const {
  const auto first = std::ranges::lower_bound(runs_, -y, {}, &Run::y);
  const auto last = std::ranges::lower_bound(first, runs_.end(), below.height() - y, {}, &Run::y);
  for (auto run = first; run != last; ++run) {
    below.blend_run(x + run->x, y + run->y, run->length, run->pixel);
  }
}

}  // namespace fc::paint
