#include "picture.h"

#include <SDL_image.h>
#include <fmt/format.h>

#include <cstdint>
#include <cstring>

namespace fc::paint::test {
namespace {

constexpr std::uint32_t rgb_mask = 0xFFFFFF;

Picture converted(const Picture& picture, std::uint32_t format) {
  return picture ? Picture(SDL_ConvertSurfaceFormat(picture.get(), format, 0)) : nullptr;
}

}  // namespace

std::uint32_t pixel_at(const SDL_Surface& picture, int x, int y) {
  const auto* bytes = static_cast<const std::uint8_t*>(picture.pixels);
  const auto offset =
      static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.pitch) + 4 * static_cast<std::size_t>(x);
  std::uint32_t pixel = 0;
  std::memcpy(&pixel, bytes + offset, sizeof pixel);
  return pixel;
}

Picture blank(int width, int height) {
  return Picture(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888));
}

Picture read_png(const std::filesystem::path& file) {
  return converted(Picture(IMG_Load(file.c_str())), SDL_PIXELFORMAT_RGB888);
}

bool write_png(const std::filesystem::path& file, SDL_Surface& picture) {
  const Picture plain(SDL_ConvertSurfaceFormat(&picture, SDL_PIXELFORMAT_RGB24, 0));
  return plain && IMG_SavePNG(plain.get(), file.c_str()) == 0;
}

Picture read_svg(const std::filesystem::path& file, int size) {
  SDL_RWops* stream = SDL_RWFromFile(file.c_str(), "rb");
  if (stream == nullptr) {
    return nullptr;
  }
  const Picture picture(IMG_LoadSizedSVG_RW(stream, size, size));
  SDL_RWclose(stream);
  return converted(picture, SDL_PIXELFORMAT_ARGB8888);
}

std::optional<std::string> difference(SDL_Surface& expected, SDL_Surface& actual) {
  if (expected.w != actual.w || expected.h != actual.h) {
    return fmt::format("{} x {} pixels instead of {} x {}", actual.w, actual.h, expected.w, expected.h);
  }
  int count = 0;
  std::string first;
  for (int y = 0; y < expected.h; ++y) {
    for (int x = 0; x < expected.w; ++x) {
      const std::uint32_t before = pixel_at(expected, x, y) & rgb_mask;
      const std::uint32_t after = pixel_at(actual, x, y) & rgb_mask;
      if (before == after) {
        continue;
      }
      if (count == 0) {
        first = fmt::format("({}, {}) is #{:06X} instead of #{:06X}", x, y, after, before);
      }
      ++count;
    }
  }
  if (count == 0) {
    return std::nullopt;
  }
  return fmt::format("{} pixels differ, first {}", count, first);
}

int grey_difference(const SDL_Surface& a, const SDL_Surface& b) {
  int apart = 0;
  const auto* left = static_cast<const std::uint8_t*>(a.pixels);
  const auto* right = static_cast<const std::uint8_t*>(b.pixels);
  for (int i = 0; i < a.h * a.pitch; i += 4) {
    const int grey_left = (left[i] * 11 + left[i + 1] * 59 + left[i + 2] * 30) / 100;
    const int grey_right = (right[i] * 11 + right[i + 1] * 59 + right[i + 2] * 30) / 100;
    apart += std::abs(grey_left - grey_right) > 60 ? 1 : 0;
  }
  return apart;
}

double opaque_share(SDL_Surface& picture) {
  int opaque = 0;
  for (int y = 0; y < picture.h; ++y) {
    for (int x = 0; x < picture.w; ++x) {
      opaque += pixel_at(picture, x, y) >> 24U == 255 ? 1 : 0;
    }
  }
  return static_cast<double>(opaque) / (picture.w * picture.h);
}

}  // namespace fc::paint::test
