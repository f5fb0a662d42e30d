#include "platform/window.h"

#include <gtest/gtest.h>

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

TEST(Window, a_picture_that_cannot_be_written_is_a_fault) {
  const Result<Session> session = Session::start(true);
  ASSERT_TRUE(session) << one_line(session.error());
  const Result<Window> window =
      Window::open({.offscreen = true, .fullscreen = false, .width = 320, .height = 200, .renderer = ""}, "test");
  ASSERT_TRUE(window);
  const Result<void> saved = window->save_picture("/nowhere/at/all.png");
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().code, FaultCode::cannot_write);
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
