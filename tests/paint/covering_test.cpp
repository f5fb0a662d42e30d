// What lies over a picture: panels that hide a part of it, veils through which it is seen.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "paint/hall_picture.h"
#include "paint/light.h"
#include "picture.h"

namespace fc::paint::test {
namespace {

TEST(Uncovered, holds_every_pixel_once_that_no_cover_hides_and_no_other) {
  const SDL_Rect whole{0, 0, 24, 18};
  const std::vector<SDL_Rect> covers{{-3, -3, 8, 9}, {4, 2, 6, 4}, {10, 8, 20, 4},
                                     {2, 14, 3, 9},  {6, 6, 1, 1}, {40, 40, 5, 5}};
  const std::vector<SDL_Rect> parts = uncovered(whole, covers);
  for (int y = -1; y <= whole.h; ++y) {
    for (int x = -1; x <= whole.w; ++x) {
      const SDL_Point at{x, y};
      const auto holds = [&at](const SDL_Rect& rect) { return SDL_PointInRect(&at, &rect) == SDL_TRUE; };
      const auto times = std::ranges::count_if(parts, holds);
      EXPECT_EQ(times, holds(whole) && std::ranges::none_of(covers, holds) ? 1 : 0) << x << ", " << y;
    }
  }
}

TEST(Uncovered, is_all_without_covers_and_nothing_below_one_that_hides_it) {
  EXPECT_EQ(uncovered({0, 0, 10, 10}, {}).size(), 1U);
  EXPECT_TRUE(uncovered({0, 0, 10, 10}, std::vector<SDL_Rect>{{-1, -1, 20, 20}}).empty());
}

TEST(Veil, looks_as_a_fill_through_which_the_picture_is_seen) {
  constexpr Rgb colour{0x14, 0x12, 0x1A};
  const std::vector<SDL_Rect> places{{0, 0, 1100, 20}, {40, 30, 7, 40}, {1090, 60, 40, 40}};
  for (const float alpha : {0.1F, 0.5F, 0.83F, 1.0F}) {
    const Picture laid = blank(1120, 80);
    const Picture filled = blank(1120, 80);
    const Renderer laying(SDL_CreateSoftwareRenderer(laid.get()));
    const Renderer filling(SDL_CreateSoftwareRenderer(filled.get()));
    for (SDL_Renderer* renderer : {laying.get(), filling.get()}) {
      SDL_SetRenderDrawColor(renderer, 0xF3, 0xE6, 0xC8, 255);
      SDL_RenderClear(renderer);
    }
    Veil(colour).lay(laying.get(), alpha, places);
    SDL_SetRenderDrawBlendMode(filling.get(), SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(filling.get(), colour.r, colour.g, colour.b, static_cast<std::uint8_t>(alpha * 255));
    SDL_RenderFillRects(filling.get(), places.data(), static_cast<int>(places.size()));
    SDL_RenderFlush(laying.get());
    SDL_RenderFlush(filling.get());
    int furthest = 0;
    for (int y = 0; y < 80; ++y) {
      for (int x = 0; x < 1120; ++x) {
        for (const unsigned shift : {0U, 8U, 16U}) {
          const auto channel = [shift](std::uint32_t pixel) { return static_cast<int>(pixel >> shift & 0xFFU); };
          furthest = std::max(furthest, std::abs(channel(pixel_at(*laid, x, y)) - channel(pixel_at(*filled, x, y))));
        }
      }
    }
    EXPECT_LE(furthest, 2) << "at " << alpha;
  }
}

}  // namespace
}  // namespace fc::paint::test
