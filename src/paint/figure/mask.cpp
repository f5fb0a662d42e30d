#include "paint/figure/mask.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <vector>

#include "paint/raster.h"

namespace fc::paint {

Extent united(const Extent& a, const Extent& b) {
  return a.empty()   ? b
         : b.empty() ? a
                     : Extent{std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
                              std::max(a.bottom, b.bottom)};
}

Mask::Mask(int width, int height)
    : width_(width), height_(height), shares_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

void Mask::resize(int width, int height) {
  width_ = width;
  height_ = height;
  shares_.resize(std::max(shares_.size(), static_cast<std::size_t>(width) * static_cast<std::size_t>(height)));
}

void Mask::clear(const Extent& where) {
  for (int y = where.top; y < where.bottom; ++y) {
    std::fill(row(y) + where.left, row(y) + where.right, std::uint8_t{0});
  }
}

namespace {

/// So many pixels of a brush's row are stamped at once.
constexpr int stamped_at_once = 16;

/// Round brushes, from one for a pixel that is hardly covered to one for a whole pixel.
class Brushes {
 public:
  explicit Brushes(float radius)
      : reach_(static_cast<int>(std::ceil(radius + 1))),
        side_(static_cast<std::size_t>(2 * reach_ + 1)),
        width_((2 * reach_ + stamped_at_once) / stamped_at_once * stamped_at_once) {
    shares_.resize(levels * side_ * static_cast<std::size_t>(width_));
    for (std::size_t level = 0; level < levels; ++level) {
      // The edge of what covers half a pixel runs through its middle.
      const float wide = radius + (static_cast<float>(level) + 0.5F) / levels - 0.5F;
      for (int y = -reach_; y <= reach_; ++y) {
        for (int x = -reach_; x <= reach_; ++x) {
          const float share = std::clamp(wide + 0.5F - length_of(static_cast<float>(x), static_cast<float>(y)), 0.0F, 1.0F);
          shares_[(level * side_ + static_cast<std::size_t>(y + reach_)) * static_cast<std::size_t>(width_) +
                  static_cast<std::size_t>(x + reach_)] = static_cast<std::uint8_t>(nearest_whole(share * 255));
        }
      }
    }
  }
  [[nodiscard]] int reach() const { return reach_; }
  /// Of a row, in pixels: what lies beyond the brush is 0.
  [[nodiscard]] int width() const { return width_; }
  /// The line `y`, -reach to reach, of the brush for a pixel covered so far, from x = -reach on.
  [[nodiscard]] const std::uint8_t* row(std::uint8_t covered, int y) const {
    const std::size_t level = static_cast<std::size_t>(covered) * levels / 256;
    return &shares_[(level * side_ + static_cast<std::size_t>(y + reach_)) * static_cast<std::size_t>(width_)];
  }

 private:
  static constexpr std::size_t levels = 6;

  int reach_;
  std::size_t side_;
  int width_;
  std::vector<std::uint8_t> shares_;
};

/// Lays so many pixels of a brush's row over a mask's.
void stamp(const std::uint8_t* brush, std::uint8_t* to, int pixels) {
  for (int pixel = 0; pixel < pixels; ++pixel) {
    to[pixel] = std::max(to[pixel], brush[pixel]);
  }
}

/// The same for `stamped_at_once` pixels: in copies, of which the compiler knows that they do not overlap, it is done in
/// one.
void stamp_at_once(const std::uint8_t* brush, std::uint8_t* to) {
  std::array<std::uint8_t, stamped_at_once> below{};
  std::array<std::uint8_t, stamped_at_once> above{};
  std::memcpy(below.data(), to, below.size());
  std::memcpy(above.data(), brush, above.size());
  for (std::size_t pixel = 0; pixel < below.size(); ++pixel) {
    below[pixel] = std::max(below[pixel], above[pixel]);
  }
  std::memcpy(to, below.data(), below.size());
}

}  // namespace

void grow(const Mask& mask, Extent& where, float radius, Mask& grown) {
  const Brushes brushes(radius);
  const int reach = brushes.reach();
  const Extent from = where;
  where = {std::max(0, from.left - reach), std::max(0, from.top - reach), std::min(mask.width(), from.right + reach),
           std::min(mask.height(), from.bottom + reach)};
  // From this radius on, the brush of a neighbour half covered reaches farther on his side than that of a whole pixel.
  constexpr int half_covered = 128;
  const bool wide = radius >= 1.5F;
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
      const int enough = wide && row[x] == 255 ? half_covered : 255;
      if (share_at(x - 1, y) >= enough && share_at(x + 1, y) >= enough && share_at(x, y - 1) >= enough &&
          share_at(x, y + 1) >= enough) {
        continue;
      }
      const int left = std::max(where.left, x - reach);
      const int right = std::min(where.right, x + reach + 1);
      const bool is_whole = left == x - reach && left + brushes.width() <= mask.width();
      for (int at = std::max(where.top, y - reach); at < std::min(where.bottom, y + reach + 1); ++at) {
        const std::uint8_t* brush = brushes.row(row[x], at - y);
        std::uint8_t* to = grown.row(at) + left;
        if (!is_whole) {
          stamp(brush + (left - x + reach), to, right - left);
          continue;
        }
        for (int done = 0; done < brushes.width(); done += stamped_at_once) {
          stamp_at_once(brush + done, to + done);
        }
      }
    }
  }
}

Affine along(Point from, Point to, float drawn_length, float thickness) {
  const float x = to.x - from.x;
  const float y = to.y - from.y;
  const float length = std::max(1.0F, std::hypot(x, y));
  // Seen from the front a bone is short, but it keeps most of its flesh.
  const float stretch = std::max(0.45F, length / drawn_length);
  return Affine::moved(from.x, from.y)
      .after(Affine{y / length, -x / length, x / length, y / length, 0, 0})
      .after(Affine::scaled(thickness, stretch));
}

Rgb Paste::colour_of_tint(Tint tint) const {
  switch (tint) {
    case Tint::ink: return colour_of(scene::Ink::ink);
    case Tint::paper: return colour_of(scene::Ink::paper);
    case Tint::tone: return mixed(colour_of(scene::Ink::paper), colour_of(scene::Ink::ink), 0.22F);
    case Tint::corner: return corner_;
    case Tint::shade: return mixed(corner_, colour_of(scene::Ink::ink), 0.45F);
    case Tint::blood: return colour_of(scene::Ink::red);
  }
  return corner_;
}

Outline streak(const Trail& trail, float aside, float wide, std::size_t from) {
  const std::size_t last = trail.way.size() - 1;
  std::vector<Point> back;
  Outline outline;
  for (std::size_t index = from; index <= last; ++index) {
    const Point before = trail.way[index == 0 ? 0 : index - 1];
    const Point after = trail.way[std::min(last, index + 1)];
    const float length = std::max(0.01F, std::hypot(after.x - before.x, after.y - before.y));
    const Point across{-(after.y - before.y) / length * trail.radius, (after.x - before.x) / length * trail.radius};
    const float share = static_cast<float>(index - from) / static_cast<float>(last - from);
    const float full = std::sqrt(share);
    const Point at = trail.way[index];
    outline.points.push_back({at.x + across.x * (aside + wide) * full, at.y + across.y * (aside + wide) * full});
    back.push_back({at.x + across.x * (aside - wide) * full, at.y + across.y * (aside - wide) * full});
  }
  outline.points.insert(outline.points.end(), back.rbegin(), back.rend());
  outline.close();
  return outline;
}

}  // namespace fc::paint
