#include "paint/raster.h"

#include <gtest/gtest.h>

namespace fc::paint {
namespace {

/// A head with a hat, its edges smooth.
Raster head() {
  Raster picture(40, 50);
  picture.ellipse({20, 28}, 11.3F, 13.7F, {0x2C, 0x26, 0x34});
  picture.ellipse({20, 17}, 17.5F, 3.2F, {0x0C, 0x0B, 0x10}, 0.8F);
  return picture;
}

Raster chequered(int width, int height) {
  Raster picture(width, height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      picture.set(x, y, (x / 3 + y / 3) % 2 == 0 ? Rgb{0xF3, 0xE6, 0xC8} : Rgb{0x8A, 0x5E, 0x38}, y % 4 == 0 ? 0.5F : 1.0F);
    }
  }
  return picture;
}

int pixels_that_differ(const Raster& a, const Raster& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      count += a.at(x, y) == b.at(x, y) ? 0 : 1;
    }
  }
  return count;
}

TEST(Runs, are_laid_as_their_picture_is_wherever_they_reach_beyond_the_other) {
  const Raster top = head();
  const Runs runs(top);
  for (const int x : {-60, -25, 0, 7, 45, 80}) {
    for (const int y : {-70, -31, 0, 5, 44, 90}) {
      Raster by_pixels = chequered(64, 60);
      Raster by_runs = by_pixels;
      by_pixels.lay(top, x, y);
      runs.lay_on(by_runs, x, y);
      EXPECT_EQ(pixels_that_differ(by_pixels, by_runs), 0) << "at " << x << ", " << y;
    }
  }
}

TEST(Runs, of_flat_colours_are_small) {
  const Raster picture = head();
  EXPECT_LT(Runs(picture).bytes() * 2, std::size_t{4} * static_cast<std::size_t>(picture.width() * picture.height()));
  EXPECT_EQ(Runs(Raster(30, 30)).bytes(), 0U);
}

TEST(FewColours, are_the_pixels_themselves_in_half_the_bytes) {
  Raster picture(301, 77);
  picture.fill({0x14, 0x12, 0x1A});
  picture.lay(head(), 20, 10);
  picture.lay(chequered(60, 60), 100, 5);
  const FewColours few(picture);
  EXPECT_EQ(pixels_that_differ(few.lines(0, 77), picture), 0);
  EXPECT_EQ(pixels_that_differ(few.lines(9, 32), picture.cut_out({0, 9, 301, 32})), 0);
  EXPECT_LT(few.bytes(), std::size_t{3} * 301 * 77);
}

TEST(FewColours, of_too_many_show_the_last_for_the_rest) {
  Raster picture(300, 256);
  for (int y = 0; y < 256; ++y) {
    for (int x = 0; x < 300; ++x) {
      picture.set(x, y, {static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y), static_cast<std::uint8_t>(x / 256)});
    }
  }
  const Raster shown = FewColours(picture).lines(0, 256);
  EXPECT_EQ(pixels_that_differ(shown.cut_out({0, 0, 300, 200}), picture.cut_out({0, 0, 300, 200})), 0);
  EXPECT_EQ(shown.at(299, 255), shown.at(0, 255));
}

}  // namespace
}  // namespace fc::paint
