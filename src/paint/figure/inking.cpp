#include "paint/figure/mask.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "paint/raster.h"

namespace fc::paint {

Inking::Inking(int width, int height)
    : width_(width),
      height_(height),
      sums_(static_cast<std::size_t>(width + 2) * static_cast<std::size_t>(height)),
      pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

void Inking::begin(int width, int height) {
  width_ = width;
  height_ = height;
  // What is summed leaves the sums empty.
  sums_.resize(std::max(sums_.size(), static_cast<std::size_t>(width + 2) * static_cast<std::size_t>(height)));
  pixels_.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
}

/// Adds to every pixel of a line what the edge covers of it and hands the rest on to its right.
void Inking::line(Point from, Point to) {
  if (from.y == to.y) {
    return;
  }
  const float sign = from.y < to.y ? 1.0F : -1.0F;
  if (from.y > to.y) {
    std::swap(from, to);
  }
  const float slope = (to.x - from.x) / (to.y - from.y);
  float x = from.x;
  if (from.y < 0) {
    x -= from.y * slope;
  }
  const int first = std::max(0, static_cast<int>(from.y));
  const int last = std::min(height_ - 1, static_cast<int>(to.y));
  const auto most = static_cast<float>(width_);
  for (int y = first; y <= last; ++y) {
    float* sums = &sums_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_ + 2)];
    const float top = std::max(static_cast<float>(y), from.y);
    const float bottom = std::min(static_cast<float>(y + 1), to.y);
    const float height = bottom - top;
    if (height <= 0) {
      continue;
    }
    const float next = x + slope * height;
    const float amount = height * sign;
    const float left = std::clamp(std::min(x, next), 0.0F, most);
    const float right = std::clamp(std::max(x, next), 0.0F, most);
    x = next;
    const int column = static_cast<int>(left);
    const int last_column = static_cast<int>(std::ceil(right));
    if (last_column <= column + 1) {
      const float share = 1 - ((left + right) / 2 - static_cast<float>(column));
      sums[column] += amount * share;
      sums[column + 1] += amount * (1 - share);
    } else {
      const float unit = 1 / (right - left);
      const float in_first = 1 - (left - static_cast<float>(column));
      const float begun = unit * in_first * in_first / 2;
      sums[column] += amount * begun;
      if (last_column == column + 2) {
        const float in_last = right - static_cast<float>(column + 1);
        const float ended = unit * in_last * in_last / 2;
        sums[column + 1] += amount * (1 - begun - ended);
        sums[column + 2] += amount * ended;
      } else {
        const float second = unit * (1.5F - (left - static_cast<float>(column)));
        sums[column + 1] += amount * (second - begun);
        for (int between = column + 2; between < last_column - 1; ++between) {
          sums[between] += amount * unit;
        }
        const float before = second + static_cast<float>(last_column - column - 3) * unit;
        const float in_last = right - static_cast<float>(last_column - 1);
        const float ended = unit * in_last * in_last / 2;
        sums[last_column - 1] += amount * (1 - before - ended);
        sums[last_column] += amount * ended;
      }
    }
  }
}

Extent Inking::sum(std::span<const Point> points, std::span<const std::size_t> ends) {
  if (points.empty()) {
    return {};
  }
  Point low = points.front();
  Point high = low;
  for (const Point& point : points) {
    low = {std::min(low.x, point.x), std::min(low.y, point.y)};
    high = {std::max(high.x, point.x), std::max(high.y, point.y)};
  }
  const Extent where{std::clamp(static_cast<int>(std::floor(low.x)), 0, width_),
                     std::clamp(static_cast<int>(std::floor(low.y)), 0, height_),
                     std::clamp(static_cast<int>(std::ceil(high.x)) + 1, 0, width_),
                     std::clamp(static_cast<int>(std::ceil(high.y)), 0, height_)};
  if (where.empty()) {
    return {};
  }
  std::size_t first = 0;
  for (const std::size_t end : ends) {
    if (end > first) {
      Point before = points[end - 1];
      for (std::size_t index = first; index < end; ++index) {
        line(before, points[index]);
        before = points[index];
      }
    }
    first = end;
  }
  return where;
}

namespace {

/// The first place from `at` on where a sum is not 0; `end`: there is none.
int next_change(const float* sums, int at, int end) {
  if (at < end && sums[at] != 0) {
    return at;  // within an edge
  }
  // Most of a line lies between two edges: it is looked through by eights.
  constexpr int many = 8;
  const auto pair_at = [sums](int place) {
    std::uint64_t pair = 0;
    std::memcpy(&pair, sums + place, sizeof(pair));
    return pair;
  };
  while (at + many <= end && (pair_at(at) | pair_at(at + 2) | pair_at(at + 4) | pair_at(at + 6)) == 0) {
    at += many;
  }
  while (at < end && sums[at] == 0) {
    ++at;
  }
  return at;
}

/// take(from, to) for each run of one share from `at` to `end` of a mask's row.
template <class Take>
void for_runs(const std::uint8_t* row, int at, int end, Take take) {
  constexpr int many = 8;
  while (at < end) {
    const std::uint64_t alike = 0x0101010101010101U * row[at];
    int to = at + 1;
    for (std::uint64_t word = 0; to + many <= end; to += many) {
      std::memcpy(&word, row + to, sizeof(word));
      if (word != alike) {
        break;
      }
    }
    while (to < end && row[to] == row[at]) {
      ++to;
    }
    take(at, to);
    at = to;
  }
}

}  // namespace

/// Sums along the lines and leaves the sums empty. take(y, from x, to x, share 1 to 255).
template <class Take>
void Inking::sweep(const Extent& where, Take take) {
  for (int y = where.top; y < where.bottom; ++y) {
    float* sums = &sums_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_ + 2)];
    float sum = 0;
    for (int x = next_change(sums, where.left, where.right); x < where.right;) {
      sum += sums[x];
      sums[x] = 0;
      const int to = next_change(sums, x + 1, where.right);
      const float share = std::min(std::abs(sum), 1.0F);
      if (share > 0.002F) {
        take(y, x, to, static_cast<std::uint32_t>(nearest_whole(share * 255)));
      }
      x = to;
    }
    sums[where.right] = 0;
    sums[where.right + 1 <= width_ + 1 ? where.right + 1 : where.right] = 0;
  }
}

void Inking::blend(int y, int from, int to, Rgb colour, std::uint32_t share) {
  std::uint32_t* const pixels = &pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_)];
  if (share >= 255) {
    std::fill(
        pixels + from, pixels + to,
        0xFF000000U | static_cast<std::uint32_t>(colour.r) << 16U | static_cast<std::uint32_t>(colour.g) << 8U | colour.b);
    return;
  }
  const std::uint32_t rest = 255 - share;
  for (int x = from; x < to; ++x) {
    const auto mixed_byte = [&](std::uint32_t top, unsigned shift) {
      const std::uint32_t sum = top * share + (pixels[x] >> shift & 0xFFU) * rest + 127;
      return (sum + (sum >> 8U) + 1) >> 8U << shift;
    };
    pixels[x] = mixed_byte(255, 24) | mixed_byte(colour.r, 16) | mixed_byte(colour.g, 8) | mixed_byte(colour.b, 0);
  }
}

Extent Inking::cover(std::span<const Point> points, std::span<const std::size_t> ends, Mask& mask) {
  const Extent where = sum(points, ends);
  sweep(where, [&](int y, int from, int to, std::uint32_t share) {
    std::uint8_t* const row = mask.row(y);
    const auto covered = static_cast<std::uint8_t>(share);
    std::transform(row + from, row + to, row + from, [covered](std::uint8_t there) { return std::max(there, covered); });
  });
  return where;
}

void Inking::fill(std::span<const Point> points, std::span<const std::size_t> ends, Rgb colour, float alpha,
                  const Mask* within) {
  const auto part = static_cast<std::uint32_t>(nearest_whole(std::clamp(alpha, 0.0F, 1.0F) * 256));
  sweep(sum(points, ends), [&](int y, int from, int to, std::uint32_t share) {
    const std::uint32_t inked = share * part >> 8U;
    if (within == nullptr) {
      blend(y, from, to, colour, inked);
      return;
    }
    const std::uint8_t* const row = within->row(y);
    for_runs(row, from, to, [&](int begin, int end) { blend(y, begin, end, colour, inked * row[begin] / 255); });
  });
}

void Inking::print(const Mask& mask, const Extent& where, Rgb colour) {
  for (int y = where.top; y < where.bottom; ++y) {
    const std::uint8_t* const row = mask.row(y);
    for_runs(row, where.left, where.right, [&](int begin, int end) {
      if (row[begin] != 0) {
        blend(y, begin, end, colour, row[begin]);
      }
    });
  }
}

void Inking::tint(Rgb colour, float share) {
  const auto part = static_cast<std::uint32_t>(nearest_whole(std::clamp(share, 0.0F, 1.0F) * 255));
  for (std::uint32_t& pixel : pixels_) {
    const std::uint32_t alpha = pixel >> 24U;
    const auto towards = [&](std::uint32_t top, unsigned shift) {
      return (top * alpha / 255 * part + (pixel >> shift & 0xFFU) * (255 - part)) / 255 << shift;
    };
    pixel = alpha << 24U | towards(colour.r, 16) | towards(colour.g, 8) | towards(colour.b, 0);
  }
}

Extent Inking::printed() const {
  Extent where;
  for (int y = 0; y < height_; ++y) {
    const auto begin = pixels_.begin() + static_cast<std::ptrdiff_t>(y) * width_;
    const auto end = begin + width_;
    const auto is_inked = [](std::uint32_t pixel) { return pixel != 0; };
    const auto first = std::find_if(begin, end, is_inked);
    if (first != end) {
      const auto last = std::find_if(std::reverse_iterator(end), std::reverse_iterator(first), is_inked).base();
      where = united(where, {static_cast<int>(first - begin), y, static_cast<int>(last - begin), y + 1});
    }
  }
  return where.empty() ? Extent{0, 0, 1, 1} : where;
}

Raster Inking::finished(const Extent& where) const {
  const int width = where.right - where.left;
  std::vector<std::uint32_t> straight;
  straight.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(where.bottom - where.top));
  for (int y = where.top; y < where.bottom; ++y) {
    const auto begin = pixels_.begin() + static_cast<std::ptrdiff_t>(y) * width_ + where.left;
    straight.insert(straight.end(), begin, begin + width);
  }
  for (std::uint32_t& pixel : straight) {
    const std::uint32_t alpha = pixel >> 24U;
    if (alpha != 0 && alpha != 255) {
      const auto whole = [&](unsigned shift) {
        return std::min<std::uint32_t>(255, ((pixel >> shift & 0xFFU) * 255 + alpha / 2) / alpha) << shift;
      };
      pixel = alpha << 24U | whole(16) | whole(8) | whole(0);
    }
  }
  return {width, where.bottom - where.top, std::move(straight)};
}

}  // namespace fc::paint
