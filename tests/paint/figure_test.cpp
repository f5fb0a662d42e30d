// Boxers put together from their parts: nobody looks like another, builds are told apart, every act moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "men.h"
#include "paint/figure/figures.h"
#include "paint/figure/pose.h"
#include "picture.h"

namespace fc::paint::test {
namespace {

/// Pixels of the picture that are not transparent.
int covered(const Raster& raster) {
  const std::vector<std::uint32_t> pixels = pixels_of(raster);
  return static_cast<int>(
      std::count_if(pixels.begin() + 1, pixels.end(), [](std::uint32_t pixel) { return pixel >> 24U > 127; }));
}

TEST(Figure, every_field_of_the_looks_shows) {
  const FigureRasterizer figures = figure_rasterizer();
  const auto picture = [&](const Looks& looks) {
    return pixels_of(figures.print({.looks = looks, .gesture = {}}, print_at(common_height)).raster);
  };
  const auto expect_all_differ = [&](int count, const char* what, auto set) {
    std::set<std::vector<std::uint32_t>> seen;
    for (int value = 0; value < count; ++value) {
      Looks looks;
      set(looks, value);
      seen.insert(picture(looks));
    }
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(count)) << what;
  };
  expect_all_differ(hair_count, "hair", [](Looks& looks, int value) { looks.hair = static_cast<Hair>(value); });
  expect_all_differ(whiskers_count, "whiskers",
                    [](Looks& looks, int value) { looks.whiskers = static_cast<Whiskers>(value); });
  expect_all_differ(head_count, "head", [](Looks& looks, int value) { looks.head = static_cast<Head>(value); });
  expect_all_differ(nose_count, "nose", [](Looks& looks, int value) { looks.nose = static_cast<Nose>(value); });
  expect_all_differ(brows_count, "brows", [](Looks& looks, int value) { looks.brows = static_cast<Brows>(value); });
  expect_all_differ(trunks_pattern_count, "pattern",
                    [](Looks& looks, int value) { looks.pattern = static_cast<TrunksPattern>(value); });
  expect_all_differ(trunks_cut_count, "cut", [](Looks& looks, int value) { looks.cut = static_cast<TrunksCut>(value); });
  expect_all_differ(boots_count, "boots", [](Looks& looks, int value) { looks.boots = static_cast<Boots>(value); });
  expect_all_differ(guard_count, "guard", [](Looks& looks, int value) { looks.guard = static_cast<Guard>(value); });
  expect_all_differ(2, "southpaw", [](Looks& looks, int value) { looks.southpaw = value == 1; });
  expect_all_differ(17, "weight", [](Looks& looks, int value) { looks.weight = static_cast<std::uint8_t>(value); });
  expect_all_differ(5, "height", [](Looks& looks, int value) { looks.height = static_cast<std::int8_t>(value - 2); });
  expect_all_differ(5, "reach", [](Looks& looks, int value) { looks.reach = static_cast<std::int8_t>(value - 2); });
}

TEST(Figure, heavyweight_is_much_larger_than_flyweight) {
  const FigureRasterizer figures = figure_rasterizer();
  const auto size = [&](int weight) {
    return covered(
        figures
            .print({.looks = {.weight = static_cast<std::uint8_t>(weight)}, .gesture = {.act = scene::Act::slump}},
                   print_at(common_height))
            .raster);
  };
  EXPECT_GT(size(16), size(2) * 5 / 4);
}

TEST(Figure, every_act_moves_and_has_its_own_pose) {
  const FigureRasterizer figures = figure_rasterizer();
  std::set<std::vector<std::uint32_t>> seen;
  for (std::size_t act = 0; act < act_names.size(); ++act) {
    scene::Likeness likeness;
    likeness.gesture.act = static_cast<scene::Act>(act);
    std::set<std::vector<std::uint32_t>> moments;
    for (const float share : {0.2F, 0.5F}) {
      likeness.gesture.share = share;
      moments.insert(pixels_of(figures.print(likeness, print_at(common_height)).raster));
    }
    EXPECT_EQ(moments.size(), 2U) << act_names[act] << " stands still";
    seen.merge(moments);
  }
  EXPECT_GT(seen.size(), 2 * act_names.size() - 3);
}

TEST(Figure, punch_reaches_out_on_the_side_he_looks_to) {
  const FigureRasterizer figures = figure_rasterizer();
  for (const scene::Act act : {scene::Act::jab, scene::Act::cross, scene::Act::hook, scene::Act::body, scene::Act::swing}) {
    for (const scene::Fist fist : {scene::Fist::left, scene::Fist::right}) {
      scene::Likeness likeness;
      likeness.gesture = {.act = act, .share = 0, .weight = 0.5F, .amount = 1, .fist = fist};
      const float before = figures.glove(likeness, print_at(common_height)).at.x;
      likeness.gesture.share = 0.5F;
      EXPECT_GT(figures.glove(likeness, print_at(common_height)).at.x, before + 20);
      EXPECT_LT(figures.glove(likeness, print_at(common_height, Corner::blue)).at.x, -before - 20);
    }
  }
}

TEST(Figure, a_punch_leaves_a_trail_until_it_comes_back) {
  const FigureRasterizer figures = figure_rasterizer();
  const auto size_at = [&](scene::Act act, float share) {
    scene::Likeness likeness;
    likeness.gesture = {.act = act, .share = share};
    return covered(figures.print(likeness, print_at(common_height)).raster);
  };
  EXPECT_GT(size_at(scene::Act::swing, 0.5F), size_at(scene::Act::swing, 0.6F) * 11 / 10);
  EXPECT_LT(size_at(scene::Act::walk, 0.5F), size_at(scene::Act::swing, 0.5F));
}

TEST(Figure, corners_differ_without_their_colours) {
  const FigureRasterizer figures = figure_rasterizer();
  Print red = print_at(common_height);
  Print blue = red;
  blue.mark = {.ink = scene::Ink::red, .mark = scene::Mark::diamond};
  EXPECT_NE(pixels_of(figures.print({}, red).raster), pixels_of(figures.print({}, blue).raster));
}

class KeptFigures : public testing::Test {
 protected:
  Picture picture_ = blank(64, 64);
  Renderer renderer_{SDL_CreateSoftwareRenderer(picture_.get())};
};

TEST_F(KeptFigures, a_figure_is_printed_once_and_again_after_it_was_forgotten) {
  const FigureRasterizer printing = figure_rasterizer();
  PictureCache cache(std::size_t{1} << 20U);
  Figures figures(printing, cache);
  const FigureLook look{.likeness = {}, .height = common_height};
  const FigureTexture& first = figures.get(renderer_.get(), look);
  ASSERT_TRUE(first.texture);
  const int width = first.width;
  const float foot_x = first.foot_x;
  const std::size_t bytes = cache.bytes();
  EXPECT_EQ(figures.get(renderer_.get(), look).texture, first.texture);
  EXPECT_EQ(cache.bytes(), bytes);
  figures.forget();
  EXPECT_EQ(cache.bytes(), 0U);
  const FigureTexture& again = figures.get(renderer_.get(), look);
  ASSERT_TRUE(again.texture);
  EXPECT_EQ(again.width, width);
  EXPECT_EQ(again.foot_x, foot_x);
}

TEST_F(KeptFigures, a_portrait_is_filled_in_before_it_is_drawn) {
  const FigureRasterizer printing = figure_rasterizer();
  Portraits portraits(printing);
  const PortraitLook look{.likeness = {}, .width = 60, .height = 60, .bust = true};
  const auto drawn = [&] {
    SDL_RenderClear(renderer_.get());
    SDL_RenderCopy(renderer_.get(), portraits.get(renderer_.get(), look), nullptr, nullptr);
    SDL_RenderFlush(renderer_.get());
    return pixels_of(Raster::from_surface(picture_.get()));
  };
  const std::vector<std::uint32_t> blank = drawn();
  portraits.finish();
  const std::vector<std::uint32_t> filled_in = drawn();
  EXPECT_NE(filled_in, blank);
  portraits.forget();
  EXPECT_EQ(drawn(), blank) << "it is printed again";
  portraits.finish();
  EXPECT_EQ(drawn(), filled_in);
}

TEST_F(KeptFigures, a_portrait_stays_while_it_is_asked_for) {
  const FigureRasterizer printing = figure_rasterizer();
  Portraits portraits(printing);
  const PortraitLook kept{.likeness = {}, .width = 400, .height = 500};
  SDL_Texture* const first = portraits.get(renderer_.get(), kept);
  ASSERT_NE(first, nullptr);
  EXPECT_FALSE(portraits.tidy()) << "there is room";
  int drops = 0;
  for (int man = 0; man < 12; ++man) {
    EXPECT_EQ(portraits.get(renderer_.get(), kept), first);
    PortraitLook other = kept;
    other.likeness.looks = looks_of(man);
    EXPECT_NE(portraits.get(renderer_.get(), other), nullptr);
    drops += portraits.tidy() ? 1 : 0;
  }
  EXPECT_GT(drops, 0) << "twelve large portraits were kept for ever";
}

}  // namespace
}  // namespace fc::paint::test
