#include "paint/raster.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>

namespace fc::paint {
namespace {

constexpr int lines_a_pixel = 4;  // sub-scanlines; across, coverage is exact

constexpr float part(std::uint32_t pixel, unsigned shift) { return static_cast<float>(pixel >> shift & 0xFFU); }

constexpr Rgb colour_of(std::uint32_t pixel) {
  return {static_cast<std::uint8_t>(pixel >> 16U), static_cast<std::uint8_t>(pixel >> 8U), static_cast<std::uint8_t>(pixel)};
}

/// The corners of a polygon that passes for a circle.
using Circle = std::array<scene::Pixel, 32>;

Circle unit_circle() {
  Circle corners{};
  for (std::size_t side = 0; side < corners.size(); ++side) {
    const float angle = 6.2831853F * static_cast<float>(side) / static_cast<float>(corners.size());
    corners[side] = {std::cos(angle), std::sin(angle)};
  }
  return corners;
}

std::uint8_t to_byte(float value) { return static_cast<std::uint8_t>(std::clamp(value, 0.0F, 255.0F) + 0.5F); }

}  // namespace

Raster::Raster(int width, int height)
    : width_(std::max(width, 1)),
      height_(std::max(height, 1)),
      pixels_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

Raster Raster::from_surface(SDL_Surface* surface) {
  const SurfaceHandle same(SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0));
  if (!same) {
    return {1, 1};
  }
  Raster raster(same->w, same->h);
  for (int y = 0; y < same->h; ++y) {
    const auto* row = static_cast<const std::uint8_t*>(same->pixels) + static_cast<std::ptrdiff_t>(y) * same->pitch;
    SDL_memcpy(&raster.pixels_[raster.index(0, y)], row, static_cast<std::size_t>(same->w) * 4);
  }
  return raster;
}

void Raster::set(int x, int y, Rgb colour, float alpha) { pixels_[index(x, y)] = packed(colour, to_byte(alpha * 255)); }

void Raster::blend(int x, int y, Rgb colour, float alpha) {
  if (x < 0 || y < 0 || x >= width_ || y >= height_ || alpha <= 0) {
    return;
  }
  std::uint32_t& pixel = pixels_[index(x, y)];
  if (alpha >= 1) {
    pixel = packed(colour, 255);
    return;
  }
  const float below = part(pixel, 24) / 255 * (1 - alpha);
  const float whole = alpha + below;
  const auto over = [&](std::uint8_t top, unsigned shift) {
    return to_byte((static_cast<float>(top) * alpha + part(pixel, shift) * below) / whole);
  };
  pixel = packed({over(colour.r, 16), over(colour.g, 8), over(colour.b, 0)}, to_byte(whole * 255));
}

void Raster::blend_run(int x, int y, int length, Rgb colour, float alpha) {
  const int end = std::min(x + length, width_);
  x = std::max(x, 0);
  if (y < 0 || y >= height_ || x >= end) {
    return;
  }
  if (alpha >= 1) {
    std::fill_n(pixels_.begin() + static_cast<std::ptrdiff_t>(index(x, y)), end - x, packed(colour, 255));
    return;
  }
  for (; x < end; ++x) {
    blend(x, y, colour, alpha);
  }
}

void Raster::blend_run(int x, int y, int length, std::uint32_t pixel) {
  blend_run(x, y, length, colour_of(pixel), part(pixel, 24) / 255);
}

ShapeLines::ShapeLines(std::span<const scene::Pixel> corners, const Rows& rows, int lines_a_row, int width)
    : first_(static_cast<float>(rows.first)),
      lines_a_row_(lines_a_row),
      sides_(static_cast<std::size_t>(std::max(0, rows.last - rows.first + 1) * lines_a_row),
             {static_cast<float>(width), 0}) {
  for (std::size_t corner = 0; corner < corners.size(); ++corner) {
    add(corners[corner], corners[(corner + 1) % corners.size()]);
  }
  for (Side& side : sides_) {
    side = {std::max(side.left, 0.0F), std::min(side.right, static_cast<float>(width))};
  }
}

void ShapeLines::add(scene::Pixel a, scene::Pixel b) {
  const auto lines = static_cast<float>(lines_a_row_);
  const auto line_at = [&](float y) { return (y - first_) * lines; };
  const auto last = static_cast<float>(sides_.size());
  const auto begin = static_cast<std::size_t>(std::clamp(line_at(std::min(a.y, b.y)) - 1, 0.0F, last));
  const auto end = static_cast<std::size_t>(std::clamp(line_at(std::max(a.y, b.y)) + 1, 0.0F, last));
  for (std::size_t line = begin; line < end; ++line) {
    const float height = first_ + (static_cast<float>(line) + 0.5F) / lines;
    if ((a.y <= height) != (b.y <= height)) {
      const float x = a.x + (b.x - a.x) * (height - a.y) / (b.y - a.y);
      sides_[line] = {std::min(sides_[line].left, x), std::max(sides_[line].right, x)};
    }
  }
}

void Raster::polygon(std::span<const scene::Pixel> corners, Rgb colour, float alpha) {
  const auto [top, bottom] = std::ranges::minmax(corners, {}, &scene::Pixel::y);
  const int first = std::max(0, static_cast<int>(std::floor(top.y)));
  const int last = std::min(height_ - 1, static_cast<int>(std::floor(bottom.y)));
  const ShapeLines shape(corners, {first, last}, lines_a_pixel, width_);
  for (int y = first; y <= last; ++y) {
    int from = width_;
    int to = -1;
    int solid_from = 0;  // between these ends every line covers the pixel whole
    int solid_to = width_;
    const auto lines = shape.row(y - first);
    for (const ShapeLines::Side& line : lines) {
      if (line.left >= line.right) {
        solid_to = 0;
        continue;
      }
      const int begin = static_cast<int>(line.left);
      const int end = std::min(width_ - 1, static_cast<int>(line.right));
      from = std::min(from, begin);
      to = std::max(to, end);
      solid_from = std::max(solid_from, begin + 1);
      solid_to = std::min(solid_to, end);
    }
    const auto edge_pixel = [&](int x) {
      const auto edge = static_cast<float>(x);
      float cover = 0;
      for (const ShapeLines::Side& line : lines) {
        cover += std::max(std::min(line.right, edge + 1) - std::max(line.left, edge), 0.0F) / lines_a_pixel;
      }
      blend(x, y, colour, std::min(cover, 1.0F) * alpha);
    };
    for (int x = from; x <= to; ++x) {
      if (x == solid_from && solid_from < solid_to) {
        blend_run(x, y, solid_to - solid_from, colour, alpha);
        x = solid_to;
      }
      edge_pixel(x);
    }
  }
}

void Raster::stroke(scene::Pixel from, scene::Pixel to, float width, Rgb colour, float alpha) {
  if (const auto corners = stroke_corners(from, to, width)) {
    polygon(*corners, colour, alpha);
  }
}

void Raster::ellipse(scene::Pixel middle, float half_width, float half_height, Rgb colour, float alpha) {
  static const Circle circle = unit_circle();
  Circle corners{};
  std::ranges::transform(circle, corners.begin(), [&](scene::Pixel on_circle) {
    return scene::Pixel{middle.x + half_width * on_circle.x, middle.y + half_height * on_circle.y};
  });
  polygon(corners, colour, alpha);
}

void Raster::lay_pixel(int x, int y, std::uint32_t top) {
  if (top >> 24U == 0) {
    return;
  }
  std::uint32_t& below = pixels_[index(x, y)];
  if (top >> 24U == 255 || below >> 24U == 0) {
    below = top;
  } else {
    blend(x, y, colour_of(top), part(top, 24) / 255);
  }
}

template <class PixelAt>
void Raster::lay_pixels(const SDL_Rect& place, PixelAt pixel_at) {
  const int begin = std::max(0, -place.x);
  const int end = std::min(place.w, width_ - place.x);
  for (int row = std::max(0, -place.y); row < std::min(place.h, height_ - place.y); ++row) {
    for (int column = begin; column < end; ++column) {
      lay_pixel(place.x + column, place.y + row, pixel_at(column, row));
    }
  }
}

void Raster::lay(const Raster& top, int x, int y) {
  lay_pixels({x, y, top.width_, top.height_}, [&top](int column, int row) { return top.at(column, row); });
}

void Raster::lay(const SDL_Surface& letters, int x, int y, Rgb colour) {
  const std::uint32_t opaque = packed(colour, 255);
  lay_pixels({x, y, letters.w, letters.h}, [&](int column, int row) {
    const auto* line = static_cast<const std::uint8_t*>(letters.pixels) + static_cast<std::ptrdiff_t>(row) * letters.pitch;
    std::uint32_t pixel = 0;
    SDL_memcpy(&pixel, line + static_cast<std::ptrdiff_t>(column) * 4, sizeof(pixel));
    return (pixel & 0xFF000000U) | (opaque & 0xFFFFFFU);
  });
}

Raster::Sample Raster::sample(float x, float y) const {
  const float left = x - 0.5F;
  const float above = y - 0.5F;
  const int column = static_cast<int>(std::floor(left));
  const int row = static_cast<int>(std::floor(above));
  if (column >= 0 && row >= 0 && column + 1 < width_ && row + 1 < height_) {
    // Within a letter, and beside it, there is nothing to mix.
    const std::uint32_t* const pixels = &pixels_[index(column, row)];
    const std::uint32_t pixel = pixels[0];
    if (pixel == pixels[1] && pixel == pixels[width_] && pixel == pixels[width_ + 1]) {
      return pixel >> 24U == 0 ? Sample{} : Sample{part(pixel, 16), part(pixel, 8), part(pixel, 0), part(pixel, 24) / 255};
    }
  }
  const float across = left - static_cast<float>(column);
  const float down = above - static_cast<float>(row);
  Sample sum;
  for (int dy = 0; dy <= 1; ++dy) {
    for (int dx = 0; dx <= 1; ++dx) {
      const int px = column + dx;
      const int py = row + dy;
      if (px < 0 || py < 0 || px >= width_ || py >= height_) {
        continue;
      }
      const std::uint32_t pixel = at(px, py);
      const float weight = (dx == 1 ? across : 1 - across) * (dy == 1 ? down : 1 - down) * part(pixel, 24) / 255;
      sum.r += part(pixel, 16) * weight;
      sum.g += part(pixel, 8) * weight;
      sum.b += part(pixel, 0) * weight;
      sum.a += weight;
    }
  }
  if (sum.a > 0) {
    sum.r /= sum.a;
    sum.g /= sum.a;
    sum.b /= sum.a;
  }
  return sum;
}

Raster Raster::cut_out(const SDL_Rect& place) const {
  Raster copy(place.w, place.h);
  for (int y = 0; y < place.h; ++y) {
    const auto from = pixels_.begin() + static_cast<std::ptrdiff_t>(index(place.x, place.y + y));
    std::copy_n(from, place.w, copy.pixels_.begin() + static_cast<std::ptrdiff_t>(copy.index(0, y)));
  }
  return copy;
}

void Raster::update(SDL_Texture* texture, const SDL_Rect& place) const {
  SDL_UpdateTexture(texture, &place, pixels_.data(), width_ * 4);
}

void Raster::upload_and_free(SDL_Texture* texture) && {
  constexpr int lines_at_once = 64;
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  for (int top = 0; top < height_; top += lines_at_once) {
    const SDL_Rect lines{0, top, width_, std::min(lines_at_once, height_ - top)};
    const auto from = reinterpret_cast<std::uintptr_t>(&pixels_[index(0, top)]);
    const std::uintptr_t to =
        from + sizeof(std::uint32_t) * static_cast<std::uintptr_t>(lines.w) * static_cast<std::uintptr_t>(lines.h);
    SDL_UpdateTexture(texture, &lines, &pixels_[index(0, top)], width_ * 4);
    const std::uintptr_t first_page = (from + page - 1) / page * page;
    const std::uintptr_t end = to / page * page;
    if (first_page < end) {
      madvise(reinterpret_cast<void*>(first_page), end - first_page, MADV_DONTNEED);
    }
  }
  width_ = height_ = 0;
  pixels_.clear();
}

TextureHandle Raster::to_texture(SDL_Renderer* renderer, bool opaque) const {
  TextureHandle texture(SDL_CreateTexture(renderer, opaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888,
                                          SDL_TEXTUREACCESS_STATIC, width_, height_));
  if (texture) {
    SDL_SetTextureBlendMode(texture.get(), opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_UpdateTexture(texture.get(), nullptr, pixels_.data(), width_ * 4);
  }
  return texture;
}

FewColours::FewColours(const Raster& picture)
    : width_(picture.width()),
      pixels_(static_cast<std::size_t>(picture.width()) * static_cast<std::size_t>(picture.height())) {
  constexpr std::size_t most = std::size_t{1} << 16U;
  std::unordered_map<std::uint32_t, std::uint16_t> numbers;
  std::uint32_t before = 0;
  std::uint16_t number = 0;
  std::size_t place = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < width_; ++x) {
      const std::uint32_t colour = picture.at(x, y);
      if (colours_.empty() || colour != before) {
        const auto known = numbers.find(colour);
        if (known != numbers.end()) {
          number = known->second;
        } else if (colours_.size() < most) {
          number = static_cast<std::uint16_t>(colours_.size());
          numbers.emplace(colour, number);
          colours_.push_back(colour);
        } else {
          number = static_cast<std::uint16_t>(most - 1);
        }
        before = colour;
      }
      pixels_[place++] = number;
    }
  }
}

Raster FewColours::lines(int top, int height) const {
  const auto width = static_cast<std::size_t>(width_);
  const auto from =
      std::span(pixels_).subspan(static_cast<std::size_t>(top) * width, static_cast<std::size_t>(height) * width);
  std::vector<std::uint32_t> pixels(from.size());
  std::ranges::transform(from, pixels.begin(), [this](std::uint16_t number) { return colours_[number]; });
  return {width_, height, std::move(pixels)};
}

Raster turned(const Raster& flat, float scale_x, float scale_y, float tilt) {
  const float cosine = std::cos(tilt);
  const float sine = std::sin(tilt);
  const float width = static_cast<float>(flat.width()) * scale_x;
  const float height = static_cast<float>(flat.height()) * scale_y;
  const int half_width = static_cast<int>(std::ceil((width * std::abs(cosine) + height * std::abs(sine)) / 2)) + 1;
  const int half_height = static_cast<int>(std::ceil((width * std::abs(sine) + height * std::abs(cosine)) / 2)) + 1;
  Raster picture(2 * half_width, 2 * half_height);
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const float from_x = static_cast<float>(x - half_width) + 0.5F;
      const float from_y = static_cast<float>(y - half_height) + 0.5F;
      const Raster::Sample ink =
          flat.sample((from_x * cosine + from_y * sine) / scale_x + static_cast<float>(flat.width()) / 2,
                      (-from_x * sine + from_y * cosine) / scale_y + static_cast<float>(flat.height()) / 2);
      if (ink.a > 0) {
        picture.set(x, y, colour_of(ink), ink.a);
      }
    }
  }
  return picture;
}

}  // namespace fc::paint
