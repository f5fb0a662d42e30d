// Pictures in memory for tests: read, kept, compared. Every pixel counts, PNG bytes do not.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace fc::paint::test {

struct FreeSurface {
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Picture = std::unique_ptr<SDL_Surface, FreeSurface>;

/// What paints on a picture.
struct DestroyRenderer {
  void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
};
using Renderer = std::unique_ptr<SDL_Renderer, DestroyRenderer>;

/// 32-bit RGB, black.
Picture blank(int width, int height);

/// The PNG as 32-bit RGB; null when there is none.
Picture read_png(const std::filesystem::path& file);
/// Of a picture with four bytes a pixel.
std::uint32_t pixel_at(const SDL_Surface& picture, int x, int y);
/// As 24-bit PNG, which holds no alpha. Returns whether it was written.
bool write_png(const std::filesystem::path& file, SDL_Surface& picture);
/// The drawing, fitted into size x size pixels, with alpha; null when SDL_image cannot load it.
Picture read_svg(const std::filesystem::path& file, int size);

/// What differs between two pictures in words, none when every pixel is the same. Alpha is not compared.
std::optional<std::string> difference(SDL_Surface& expected, SDL_Surface& actual);

/// Pixels that are plainly lighter or darker in one of two pictures of one size, without their colours.
int grey_difference(const SDL_Surface& a, const SDL_Surface& b);

/// Pixels whose alpha is 255, as a share of the picture, of a picture that `read_svg` made.
double opaque_share(SDL_Surface& picture);

}  // namespace fc::paint::test
