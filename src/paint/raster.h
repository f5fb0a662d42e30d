// A picture in memory with smooth edges, for what is painted once and then only copied (hall, ring, sprites). SDL's software
// renderer does not smooth edges.
#pragma once

#include <SDL.h>
#include <SDL_ttf.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "scene/layout.h"
#include "scene/projection.h"
#include "scene/stage.h"

namespace fc::paint {

// Mixing and brightening the cabinet's colours.

using scene::colour_of;
using scene::Rgb;

/// The colour between `from` (share 0) and `to` (share 1).
constexpr Rgb mixed(Rgb from, Rgb to, float share) {
  const auto between = [share](std::uint8_t a, std::uint8_t b) {
    const float value = static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * share;
    return static_cast<std::uint8_t>(value < 0 ? 0 : value > 255 ? 255 : value + 0.5F);
  };
  return {between(from.r, to.r), between(from.g, to.g), between(from.b, to.b)};
}

/// The colour made brighter (light above 1) or darker (below 1).
constexpr Rgb lit(Rgb colour, float light) {
  const auto scaled = [light](std::uint8_t value) {
    const float product = static_cast<float>(value) * light;
    return static_cast<std::uint8_t>(product < 0 ? 0 : product > 255 ? 255 : product + 0.5F);
  };
  return {scaled(colour.r), scaled(colour.g), scaled(colour.b)};
}

// Owners of SDL's objects that release them.

struct Closer {
  void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
  void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};

using TextureHandle = std::unique_ptr<SDL_Texture, Closer>;
using SurfaceHandle = std::unique_ptr<SDL_Surface, Closer>;
using FontHandle = std::unique_ptr<TTF_Font, Closer>;

class Raster {
 public:
  /// Transparent, width x height pixels, at least 1 x 1.
  Raster(int width, int height);
  /// These pixels, 0xAARRGGBB with straight alpha, line by line from the top.
  Raster(int width, int height, std::vector<std::uint32_t> pixels)
      : width_(width), height_(height), pixels_(std::move(pixels)) {}
  /// A copy of a surface's pixels, in any pixel format.
  static Raster from_surface(SDL_Surface* surface);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  /// 0xAARRGGBB, straight alpha.
  [[nodiscard]] std::uint32_t at(int x, int y) const { return pixels_[index(x, y)]; }
  void set(int x, int y, Rgb colour) { pixels_[index(x, y)] = packed(colour, 255); }
  void set(int x, int y, Rgb colour, float alpha);
  void fill(Rgb colour) { std::ranges::fill(pixels_, packed(colour, 255)); }
  /// Blends a colour over the pixel; does nothing outside the picture. alpha: 0..1.
  void blend(int x, int y, Rgb colour, float alpha);
  /// The same for `length` pixels from x, y to the right.
  void blend_run(int x, int y, int length, Rgb colour, float alpha);
  /// The same with a pixel of another picture, 0xAARRGGBB.
  void blend_run(int x, int y, int length, std::uint32_t pixel);
  /// Fills a convex polygon.
  void polygon(std::span<const scene::Pixel> corners, Rgb colour, float alpha = 1);
  /// Draws a straight line. width: pixels.
  void stroke(scene::Pixel from, scene::Pixel to, float width, Rgb colour, float alpha = 1);
  /// Fills an ellipse.
  void ellipse(scene::Pixel middle, float half_width, float half_height, Rgb colour, float alpha = 1);
  /// Blends another picture over this one, its top left corner at x, y.
  void lay(const Raster& top, int x, int y);
  /// The same with letters in a colour. letters: in SDL_PIXELFORMAT_ARGB8888; only its alpha counts.
  void lay(const SDL_Surface& letters, int x, int y, Rgb colour);

  /// Interpolated colour and alpha at a place between pixels (x 0..width, y 0..height); transparent outside.
  struct Sample {
    float r = 0;
    float g = 0;
    float b = 0;
    float a = 0;  ///< 0..1; r, g, b are 0..255, not multiplied by it
  };
  [[nodiscard]] Sample sample(float x, float y) const;

  /// A copy of this part of the picture. The part must lie inside it.
  [[nodiscard]] Raster cut_out(const SDL_Rect& place) const;

  /// Copies this picture into the part `place` of a texture, which must be of the same size.
  void update(SDL_Texture* texture, const SDL_Rect& place) const;
  /// Copies this picture into a texture of the same size and frees its memory piece by piece while copying, so that a large
  /// picture is never in memory twice.
  void upload_and_free(SDL_Texture* texture) &&;
  /// Makes a texture for blending (opaque: for plain copies). Null if SDL is out of memory.
  [[nodiscard]] TextureHandle to_texture(SDL_Renderer* renderer, bool opaque) const;

 private:
  /// alpha: 0..255.
  static constexpr std::uint32_t packed(Rgb colour, std::uint32_t alpha) {
    return alpha << 24U | static_cast<std::uint32_t>(colour.r) << 16U | static_cast<std::uint32_t>(colour.g) << 8U |
           static_cast<std::uint32_t>(colour.b);
  }
  [[nodiscard]] std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }
  /// x, y: inside.
  void lay_pixel(int x, int y, std::uint32_t top);
  /// pixel_at(column, row): the pixel to lay there, within place's width and height.
  template <class PixelAt>
  void lay_pixels(const SDL_Rect& place, PixelAt pixel_at);

  int width_;
  int height_;
  std::vector<std::uint32_t> pixels_;
};

/// The picture scaled along its own axes, then turned about its middle. tilt: radians.
Raster turned(const Raster& flat, float scale_x, float scale_y, float tilt);

/// The colour of a sample, without its alpha.
constexpr Rgb colour_of(const Raster::Sample& sample) {
  constexpr float half = 0.5F;
  return {static_cast<std::uint8_t>(sample.r + half), static_cast<std::uint8_t>(sample.g + half),
          static_cast<std::uint8_t>(sample.b + half)};
}

/// The left and right edge of a convex shape on each of its scan lines. A row of pixels has one or more of them.
class ShapeLines {
 public:
  /// Rows of pixels, both inclusive.
  struct Rows {
    int first = 0;
    int last = -1;
  };
  /// corners: of the shape. rows: the rows to look at. width: of the picture, pixels.
  ShapeLines(std::span<const scene::Pixel> corners, const Rows& rows, int lines_a_row, int width);

  struct Side {
    float left;
    float right;  ///< not greater than `left`: the line is empty
  };
  /// The scan lines of a row; row 0 is `Rows::first`.
  [[nodiscard]] std::span<const Side> row(int row) const {
    const auto lines = static_cast<std::size_t>(lines_a_row_);
    return std::span(sides_).subspan(static_cast<std::size_t>(row) * lines, lines);
  }

 private:
  void add(scene::Pixel a, scene::Pixel b);

  float first_;
  int lines_a_row_;
  std::vector<Side> sides_;
};

// Smooth lines on a renderer that does not smooth: a line is divided into pixels by how much of each it covers, and all
// pixels of one colour and coverage go to the renderer in one call.

class ScanLines {
 public:
  /// seen: nothing outside it is drawn.
  explicit ScanLines(const scene::Box& seen) : seen_(seen) {}

  /// A point on the middle of a line, and the line's width there, pixels.
  struct Knot {
    scene::Pixel at;
    float width = 0;
  };
  /// Adds a line through two or more knots. They must be ordered along x if the line is more level than steep, else along y.
  void add(std::span<const Knot> knots);
  void paint(SDL_Renderer* renderer, Rgb colour, float alpha) const;

 private:
  static constexpr int levels = 8;  ///< of coverage; the last one is a whole pixel

  void add_run(bool level, int from, int to, int low, int high);
  void put(bool level, int from, int to, int across, int thick, int cover);

  scene::Box seen_;
  std::array<std::vector<SDL_FPoint>, levels> points_;
  std::array<std::vector<SDL_FRect>, levels> pieces_;
};

// Pictures of few colours on a transparent ground (people in the dark, ropes), kept as runs of one colour: a tenth of the
// bytes of a raster, and transparent pixels cost no time when it is laid over another picture.

class Runs {
 public:
  /// picture: at most 32,767 pixels wide and high.
  explicit Runs(const Raster& picture);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  /// Blends the picture over another one, its top left corner at x, y, with the same result as `Raster::lay`.
  void lay_on(Raster& below, int x, int y) const;
  [[nodiscard]] std::size_t bytes() const { return runs_.capacity() * sizeof(Run); }

 private:
  struct Run {
    std::int16_t x = 0;
    std::int16_t y = 0;
    std::int16_t length = 0;
    std::uint32_t pixel = 0;  ///< 0xAARRGGBB, straight alpha
  };

  int width_;
  int height_;
  std::vector<Run> runs_;  ///< line by line
};

// Pictures of few colours without transparent pixels (what lies behind the people): two bytes a pixel instead of four.

class FewColours {
 public:
  /// picture: if it has more than 65,536 colours, the last of these stands for all others.
  explicit FewColours(const Raster& picture);

  /// A copy of `height` lines from line `top` on, all of which must lie inside the picture.
  [[nodiscard]] Raster lines(int top, int height) const;
  [[nodiscard]] std::size_t bytes() const {
    return pixels_.capacity() * sizeof(std::uint16_t) + colours_.capacity() * sizeof(std::uint32_t);
  }

 private:
  int width_;
  std::vector<std::uint32_t> colours_;  ///< 0xAARRGGBB
  std::vector<std::uint16_t> pixels_;   ///< indices into `colours_`, line by line
};

// A straight line as the four-cornered shape that is filled.

/// The corners of a straight line, in order around it. width: pixels. None if it has no length.
inline std::optional<std::array<scene::Pixel, 4>> stroke_corners(scene::Pixel from, scene::Pixel to, float width) {
  const float length = std::hypot(to.x - from.x, to.y - from.y);
  if (length <= 0) {
    return std::nullopt;
  }
  const float x = -(to.y - from.y) / length * width / 2;
  const float y = (to.x - from.x) / length * width / 2;
  return std::array<scene::Pixel, 4>{
      {{from.x + x, from.y + y}, {to.x + x, to.y + y}, {to.x - x, to.y - y}, {from.x - x, from.y - y}}};
}

// Small calculations for every pixel. They are inline because std::floor, std::round and std::hypot are function calls on
// processors without instructions for them.

/// The fraction of a number above the next lower integer, 0 to below 1. The number must fit an int.
constexpr float part_above_whole(float value) {
  const auto towards_zero = static_cast<float>(static_cast<int>(value));
  return value - (towards_zero > value ? towards_zero - 1 : towards_zero);
}

/// The distance to the nearest integer, 0 to 0.5. The number must fit an int.
constexpr float to_nearest_whole(float value) {
  const float above = part_above_whole(value);
  return std::min(above, 1 - above);
}

/// The nearest integer to a number that is not negative. It must fit an int.
constexpr int nearest_whole(float value) {
  constexpr float half = 0.5F;
  return static_cast<int>(value + half);
}

/// The length of the vector (x, y), the same as std::hypot for numbers of this size.
inline float length_of(float x, float y) {
  const auto across = static_cast<double>(x);
  const auto down = static_cast<double>(y);
  return static_cast<float>(std::sqrt(across * across + down * down));
}

}  // namespace fc::paint
