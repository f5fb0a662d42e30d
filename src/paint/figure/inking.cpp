#include "paint/figure/inking.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "paint/arithmetic.h"

namespace fc::paint {

Extent united(const Extent& a, const Extent& b) {
  return a.empty()   ? b
         : b.empty() ? a
                     : Extent{std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
                              std::max(a.bottom, b.bottom)};
}

Mask::Mask(int width, int height)
    : width_(width), height_(height), shares_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

void Mask::clear(const Extent& where) {
  for (int y = where.top; y < where.bottom; ++y) {
    std::fill(row(y) + where.left, row(y) + where.right, std::uint8_t{0});
  }
}

Inking::Inking(int width, int height)
    : width_(width),
      height_(height),
      sums_(static_cast<std::size_t>(width + 2) * static_cast<std::size_t>(height)),
      pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

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

/// Sums along the lines and leaves the sums empty. take(x, y, share 1 to 255).
template <class Take>
void Inking::sweep(const Extent& where, Take take) {
  for (int y = where.top; y < where.bottom; ++y) {
    float* sums = &sums_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_ + 2)];
    float sum = 0;
    for (int x = where.left; x < where.right; ++x) {
      sum += sums[x];
      sums[x] = 0;
      const float share = std::min(std::abs(sum), 1.0F);
      if (share > 0.002F) {
        take(x, y, static_cast<std::uint32_t>(share * 255 + 0.5F));
      }
    }
    sums[where.right] = 0;
    sums[where.right + 1 <= width_ + 1 ? where.right + 1 : where.right] = 0;
  }
}

void Inking::blend(int x, int y, Rgb colour, std::uint32_t share) {
  std::uint32_t& pixel =
      pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
  if (share >= 255) {
    pixel =
        0xFF000000U | static_cast<std::uint32_t>(colour.r) << 16U | static_cast<std::uint32_t>(colour.g) << 8U | colour.b;
    return;
  }
  const std::uint32_t rest = 255 - share;
  const auto mixed_byte = [&](std::uint32_t top, unsigned shift) {
    const std::uint32_t sum = top * share + (pixel >> shift & 0xFFU) * rest + 127;
    return (sum + (sum >> 8U) + 1) >> 8U << shift;
  };
  pixel = mixed_byte(255, 24) | mixed_byte(colour.r, 16) | mixed_byte(colour.g, 8) | mixed_byte(colour.b, 0);
}

Extent Inking::cover(std::span<const Point> points, std::span<const std::size_t> ends, Mask& mask) {
  const Extent where = sum(points, ends);
  sweep(where, [&](int x, int y, std::uint32_t share) {
    std::uint8_t& there = mask.row(y)[x];
    there = std::max(there, static_cast<std::uint8_t>(share));
  });
  return where;
}

void Inking::fill(std::span<const Point> points, std::span<const std::size_t> ends, Rgb colour, float alpha,
                  const Mask* within) {
  const auto part = static_cast<std::uint32_t>(std::clamp(alpha, 0.0F, 1.0F) * 256 + 0.5F);
  sweep(sum(points, ends), [&](int x, int y, std::uint32_t share) {
    const std::uint32_t inked = share * part >> 8U;
    blend(x, y, colour, within == nullptr ? inked : inked * within->row(y)[x] / 255);
  });
}

void Inking::print(const Mask& mask, const Extent& where, Rgb colour) {
  for (int y = where.top; y < where.bottom; ++y) {
    const std::uint8_t* row = mask.row(y);
    for (int x = where.left; x < where.right; ++x) {
      if (row[x] != 0) {
        blend(x, y, colour, row[x]);
      }
    }
  }
}

void Inking::tint(Rgb colour, float share) {
  const auto part = static_cast<std::uint32_t>(std::clamp(share, 0.0F, 1.0F) * 255 + 0.5F);
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

namespace {

/// Round brushes, from one for a pixel that is hardly covered to one for a whole pixel.
class Brushes {
 public:
  explicit Brushes(float radius)
      : reach_(static_cast<int>(std::ceil(radius + 1))), side_(static_cast<std::size_t>(2 * reach_ + 1)) {
    shares_.resize(levels * side_ * side_);
    for (std::size_t level = 0; level < levels; ++level) {
      // The edge of what covers half a pixel runs through its middle.
      const float wide = radius + (static_cast<float>(level) + 0.5F) / levels - 0.5F;
      for (int y = -reach_; y <= reach_; ++y) {
        for (int x = -reach_; x <= reach_; ++x) {
          const float share = std::clamp(wide + 0.5F - length_of(static_cast<float>(x), static_cast<float>(y)), 0.0F, 1.0F);
          shares_[(level * side_ + static_cast<std::size_t>(y + reach_)) * side_ + static_cast<std::size_t>(x + reach_)] =
              static_cast<std::uint8_t>(share * 255 + 0.5F);
        }
      }
    }
  }
  [[nodiscard]] int reach() const { return reach_; }
  /// The line `y`, -reach to reach, of the brush for a pixel covered so far, from x = -reach on.
  [[nodiscard]] const std::uint8_t* row(std::uint8_t covered, int y) const {
    const std::size_t level = static_cast<std::size_t>(covered) * levels / 256;
    return &shares_[(level * side_ + static_cast<std::size_t>(y + reach_)) * side_];
  }

 private:
  static constexpr std::size_t levels = 6;

  int reach_;
  std::size_t side_;
  std::vector<std::uint8_t> shares_;
};

}  // namespace

void grow(const Mask& mask, Extent& where, float radius, Mask& grown) {
  const Brushes brushes(radius);
  const int reach = brushes.reach();
  const Extent from = where;
  where = {std::max(0, from.left - reach), std::max(0, from.top - reach), std::min(mask.width(), from.right + reach),
           std::min(mask.height(), from.bottom + reach)};
  const auto share_at = [&](int x, int y) {
    return x < from.left || y < from.top || x >= from.right || y >= from.bottom ? std::uint8_t{0} : mask.row(y)[x];
  };
  for (int y = from.top; y < from.bottom; ++y) {
    const std::uint8_t* row = mask.row(y);
    for (int x = from.left; x < from.right; ++x) {
      if (row[x] == 0) {
        continue;
      }
      std::uint8_t& here = grown.row(y)[x];
      here = std::max(here, row[x]);
      // Inside, the neighbours do it.
      if (share_at(x - 1, y) == 255 && share_at(x + 1, y) == 255 && share_at(x, y - 1) == 255 && share_at(x, y + 1) == 255) {
        continue;
      }
      const int left = std::max(where.left, x - reach);
      const int right = std::min(where.right, x + reach + 1);
      for (int at = std::max(where.top, y - reach); at < std::min(where.bottom, y + reach + 1); ++at) {
        const std::uint8_t* stamp = brushes.row(row[x], at - y) + (left - x + reach);
        std::uint8_t* to = grown.row(at) + left;
        for (int column = 0; column < right - left; ++column) {
          to[column] = std::max(to[column], stamp[column]);
        }
      }
    }
  }
}

}  // namespace fc::paint
