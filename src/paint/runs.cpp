#include "paint/runs.h"

#include <algorithm>

namespace fc::paint {
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
