#include "platform/window.h"

#include <SDL_image.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/random.h"

namespace fc::platform {
namespace {

TEST(Window, opens_without_a_display) {
  const Result<Session> session = Session::start(true);
  ASSERT_TRUE(session) << one_line(session.error());
  const Result<Window> window =
      Window::open({.offscreen = true, .fullscreen = false, .width = 800, .height = 450, .renderer = ""}, "test");
  ASSERT_TRUE(window) << one_line(window.error());
  EXPECT_EQ(window->size(), (PixelSize{.width = 800, .height = 450}));
  EXPECT_TRUE(window->is_software());
}

TEST(Window, names_the_renderers_when_one_does_not_exist) {
  const Result<Session> session = Session::start(true);
  ASSERT_TRUE(session) << one_line(session.error());
  const Result<Window> window =
      Window::open({.offscreen = false, .fullscreen = false, .width = 320, .height = 200, .renderer = "chalk"}, "test");
  ASSERT_FALSE(window);
  EXPECT_EQ(window.error().code, FaultCode::unavailable);
  EXPECT_NE(window.error().detail.find("software"), std::string::npos);
}

TEST(Window, packs_a_picture_whole) {
  // Noise does not get smaller.
  const SurfaceHandle noise(SDL_CreateRGBSurfaceWithFormat(0, 64, 48, 24, SDL_PIXELFORMAT_RGB24));
  ASSERT_TRUE(noise);
  Random random(1);
  auto* const pixels = static_cast<std::uint8_t*>(noise->pixels);
  std::generate_n(pixels, noise->h * noise->pitch, [&random] { return static_cast<std::uint8_t>(random.below(256)); });
  const Result<std::string> bytes = png_of(*noise);
  ASSERT_TRUE(bytes) << one_line(bytes.error());
  const SurfaceHandle again(IMG_Load_RW(SDL_RWFromConstMem(bytes->data(), static_cast<int>(bytes->size())), 1));
  ASSERT_TRUE(again);
  ASSERT_EQ(again->w, 64);
  ASSERT_EQ(again->h, 48);
  const auto row_of = [](SDL_Surface& surface, int row) {
    return std::string_view(static_cast<const char*>(surface.pixels) + row * surface.pitch, 64 * 3);
  };
  for (int row = 0; row < 48; ++row) {
    EXPECT_EQ(row_of(*again, row), row_of(*noise, row)) << row;
  }
}

TEST(Session, says_that_there_is_no_display) {
  SDL_setenv("SDL_VIDEODRIVER", "no-such-driver", 1);
  const Result<Session> session = Session::start(false);
  SDL_setenv("SDL_VIDEODRIVER", "", 1);
  ASSERT_FALSE(session);
  EXPECT_EQ(session.error().code, FaultCode::unavailable);
}

}  // namespace
}  // namespace fc::platform
