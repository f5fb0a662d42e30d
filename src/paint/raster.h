// A picture in memory with smooth edges: what is painted once and then only copied (hall, ring, sprites) is made here.
// SDL's software renderer smooths no edges, so what must look printed is not left to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "paint/handles.h"
#include "paint/palette.h"
#include "scene/projection.h"

namespace fc::paint {

class Raster {
 public:
  /// Transparent, width x height pixels, at least 1 x 1.
  Raster(int width, int height);
  /// These pixels, 0xAARRGGBB with straight alpha, line by line from the top.
  Raster(int width, int height, std::vector<std::uint32_t> pixels)
      : width_(width), height_(height), pixels_(std::move(pixels)) {}
  /// A copy of any surface's pixels.
  static Raster from_surface(SDL_Surface* surface);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  /// 0xAARRGGBB, straight alpha.
  [[nodiscard]] std::uint32_t at(int x, int y) const { return pixels_[index(x, y)]; }
  void set(int x, int y, Rgb colour) { pixels_[index(x, y)] = packed(colour, 255); }
  void set(int x, int y, Rgb colour, float alpha);
  /// Lays colour over the pixel; outside the picture nothing happens. alpha: 0..1.
  void blend(int x, int y, Rgb colour, float alpha);
  /// Lays a pixel of another picture over so many from x, y to the right; outside the picture nothing happens.
  void blend_run(int x, int y, int length, std::uint32_t pixel);
  /// A convex polygon.
  void polygon(std::span<const scene::Pixel> corners, Rgb colour, float alpha = 1);
  /// A straight stroke of that many pixels' width.
  void stroke(scene::Pixel from, scene::Pixel to, float width, Rgb colour, float alpha = 1);
  /// An ellipse by its middle and half axes.
  void ellipse(scene::Pixel middle, float half_width, float half_height, Rgb colour, float alpha = 1);
  /// Lays another picture over this one, its top left corner at x, y.
  void lay(const Raster& top, int x, int y);

  /// Colour and alpha at a place between pixels, 0..width, 0..height; transparent outside.
  struct Sample {
    float r = 0;
    float g = 0;
    float b = 0;
    float a = 0;  ///< 0..1; r, g, b are 0..255, not multiplied by it
  };
  [[nodiscard]] Sample sample(float x, float y) const;

  /// A copy of that part of the picture, which lies inside it.
  [[nodiscard]] Raster cut_out(const SDL_Rect& place) const;

  /// Replaces that part of a texture by this picture, which is as large.
  void update(SDL_Texture* texture, const SDL_Rect& place) const;
  /// A texture for blending (opaque: for plain copies). Null if SDL has no memory for it.
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

  int width_;
  int height_;
  std::vector<std::uint32_t> pixels_;
};

/// A picture scaled across and along itself, then turned about its middle. tilt: radians.
Raster turned(const Raster& flat, float scale_x, float scale_y, float tilt);

/// The colour of a sample, without its alpha.
constexpr Rgb colour_of(const Raster::Sample& sample) {
  constexpr float half = 0.5F;
  return {static_cast<std::uint8_t>(sample.r + half), static_cast<std::uint8_t>(sample.g + half),
          static_cast<std::uint8_t>(sample.b + half)};
}

}  // namespace fc::paint
