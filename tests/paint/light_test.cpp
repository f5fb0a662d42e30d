// The pool of light on a man who is down.
#include "paint/light.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "picture.h"

namespace fc::paint::test {
namespace {

constexpr int white = 255;

int green_at(const SDL_Surface& picture, int x, int y) { return static_cast<int>(pixel_at(picture, x, y) >> 8U & 0xFFU); }

/// A white picture in that light, in which the ring is as large as it may be.
Picture lit(int width, int height, const scene::Spotlight& light) {
  Picture picture = blank(width, height);
  const Renderer renderer(SDL_CreateSoftwareRenderer(picture.get()));
  SDL_SetRenderDrawColor(renderer.get(), white, white, white, 255);
  SDL_RenderClear(renderer.get());
  const scene::Box where{0, 0, static_cast<float>(width), static_cast<float>(height)};
  Veil darkness(colour_of(scene::Ink::hall));
  paint_spotlight(renderer.get(), light, scene::Projection(where, scene::Board{}), where, darkness);
  SDL_RenderFlush(renderer.get());
  return picture;
}

TEST(Spotlight, leaves_the_man_as_he_is_and_makes_the_rest_dark_without_an_edge_between) {
  for (const SDL_Point size : {SDL_Point{640, 360}, SDL_Point{752, 402}, SDL_Point{1128, 602}}) {
    const scene::Spotlight light{.at = {3, 3, 0}, .radius = 1.75F, .dark = 0.66F};
    const Picture picture = lit(size.x, size.y, light);
    const scene::Box where{0, 0, static_cast<float>(size.x), static_cast<float>(size.y)};
    const scene::Pixel foot = scene::Projection(where, scene::Board{}).project(light.at);
    EXPECT_EQ(green_at(*picture, static_cast<int>(foot.x), static_cast<int>(foot.y)), white);
    EXPECT_LT(green_at(*picture, 0, 0), white / 2);

    int steepest = 0;
    for (int y = 0; y + 1 < size.y; ++y) {
      for (int x = 0; x + 1 < size.x; ++x) {
        const int here = green_at(*picture, x, y);
        steepest = std::max(
            {steepest, std::abs(here - green_at(*picture, x + 1, y)), std::abs(here - green_at(*picture, x, y + 1))});
      }
    }
    EXPECT_LE(steepest, white / 12) << "an edge in a picture " << size.x << " wide";
  }
}

TEST(Spotlight, grows_darker_all_the_way_out) {
  const Picture picture = lit(752, 402, {.at = {3, 3, 0}, .radius = 1.75F, .dark = 0.66F});
  const scene::Pixel foot = scene::Projection({0, 0, 752, 402}, scene::Board{}).project({3, 3, 0});
  for (int x = static_cast<int>(foot.x); x + 1 < 752; ++x) {
    EXPECT_GE(green_at(*picture, x, static_cast<int>(foot.y)), green_at(*picture, x + 1, static_cast<int>(foot.y)));
  }
}

TEST(Spotlight, that_is_out_changes_nothing) {
  const Picture picture = lit(320, 200, {.at = {3, 3, 0}, .radius = 1.75F, .dark = 0});
  EXPECT_EQ(green_at(*picture, 0, 0), white);
  EXPECT_EQ(green_at(*picture, 319, 199), white);
}

}  // namespace
}  // namespace fc::paint::test
