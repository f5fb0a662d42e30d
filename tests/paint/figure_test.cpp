// Boxers put together from their parts: nobody looks like another, builds are told apart, every act moves, and files that
// are wrong say where. FC_GALLERY=<dir> writes sheets to look at: fifty boxers, all acts, guards, portraits.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "paint/figure/figure.h"
#include "paint/figure/figures.h"
#include "paint/figure/names.h"
#include "paint/figure/portraits.h"
#include "picture.h"

namespace fc::paint::test {
namespace {

namespace fs = std::filesystem;

const fs::path assets = fs::path(FC_SOURCE_DIR) / "assets";
constexpr int common_height = 160;

FigurePress press() {
  Result<FigurePress> opened = FigurePress::open(assets);
  if (!opened) {
    ADD_FAILURE() << one_line(opened.error());
  }
  return *std::move(opened);
}

/// Looks of no particular man: every field takes all its values, each at its own pace.
Looks looks_of(int man) {
  const auto at_pace = [man](int pace, int count) { return (man * pace + man / count) % count; };
  return {.weight = static_cast<std::uint8_t>(at_pace(5, 17)),
          .height = static_cast<std::int8_t>(at_pace(2, 5) - 2),
          .reach = static_cast<std::int8_t>(at_pace(3, 5) - 2),
          .decade = static_cast<std::uint8_t>(at_pace(3, 14)),
          .head = static_cast<Head>(at_pace(1, head_count)),
          .hair = static_cast<Hair>(at_pace(1, hair_count)),
          .whiskers = static_cast<Whiskers>(man % 2 == 0 ? 0 : at_pace(2, whiskers_count)),
          .nose = static_cast<Nose>(at_pace(3, nose_count)),
          .brows = static_cast<Brows>(at_pace(1, brows_count)),
          .pattern = static_cast<TrunksPattern>(at_pace(3, trunks_pattern_count)),
          .cut = static_cast<TrunksCut>(at_pace(3, trunks_cut_count)),
          .boots = static_cast<Boots>(at_pace(1, boots_count)),
          .guard = static_cast<Guard>(at_pace(2, guard_count)),
          .southpaw = man % 4 == 3};
}

Print print_at(int height, Corner corner = Corner::red) {
  return {.mark = scene::mark_of(corner),
          .scale = static_cast<float>(height) / figure_height,
          .mirrored = corner == Corner::blue};
}

std::vector<std::uint32_t> pixels_of(const Raster& raster) {
  std::vector<std::uint32_t> pixels{static_cast<std::uint32_t>(raster.width())};
  for (int y = 0; y < raster.height(); ++y) {
    for (int x = 0; x < raster.width(); ++x) {
      pixels.push_back(raster.at(x, y));
    }
  }
  return pixels;
}

/// Pixels of the picture that are not transparent.
int covered(const Raster& raster) {
  const std::vector<std::uint32_t> pixels = pixels_of(raster);
  return static_cast<int>(
      std::count_if(pixels.begin() + 1, pixels.end(), [](std::uint32_t pixel) { return pixel >> 24U > 127; }));
}

TEST(Figure, fifty_men_have_fifty_pictures) {
  const FigurePress figures = press();
  std::set<std::vector<std::uint32_t>> seen;
  for (int man = 0; man < 50; ++man) {
    seen.insert(pixels_of(figures.print({.looks = looks_of(man), .gesture = {}}, print_at(common_height)).raster));
  }
  EXPECT_EQ(seen.size(), 50U);
}

TEST(Figure, every_field_of_the_looks_shows) {
  const FigurePress figures = press();
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
  const FigurePress figures = press();
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
  const FigurePress figures = press();
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
  const FigurePress figures = press();
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
  const FigurePress figures = press();
  const auto size_at = [&](scene::Act act, float share) {
    scene::Likeness likeness;
    likeness.gesture = {.act = act, .share = share};
    return covered(figures.print(likeness, print_at(common_height)).raster);
  };
  EXPECT_GT(size_at(scene::Act::swing, 0.5F), size_at(scene::Act::swing, 0.6F) * 11 / 10);
  EXPECT_LT(size_at(scene::Act::walk, 0.5F), size_at(scene::Act::swing, 0.5F));
}

TEST(Figure, corners_differ_without_their_colours) {
  const FigurePress figures = press();
  Print red = print_at(common_height);
  Print blue = red;
  blue.mark = {.ink = scene::Ink::red, .mark = scene::Mark::diamond};
  EXPECT_NE(pixels_of(figures.print({}, red).raster), pixels_of(figures.print({}, blue).raster));
}

/// A copy of the figures' files that a test may spoil.
class SpoiledFigures : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "common");
    fs::copy(assets / "common" / "figures", folder_ / "common" / "figures");
    fs::copy(assets / "common" / "motions.json", folder_ / "common" / "motions.json");
    ASSERT_TRUE(FigurePress::open(folder_));
  }
  void TearDown() override { fs::remove_all(folder_); }

  void replace(const fs::path& file, const std::string& what, const std::string& by) const {
    const fs::path path = folder_ / "common" / file;
    std::ifstream in(path);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::size_t at = text.find(what);
    ASSERT_NE(at, std::string::npos) << what;
    std::ofstream(path) << text.replace(at, what.size(), by);
  }

  void expect_fault(const std::string& where, const std::string& detail) const {
    const Result<FigurePress> opened = FigurePress::open(folder_);
    ASSERT_FALSE(opened) << where;
    EXPECT_NE(one_line(opened.error()).find(where), std::string::npos) << one_line(opened.error());
    EXPECT_NE(one_line(opened.error()).find(detail), std::string::npos) << one_line(opened.error());
  }

  fs::path folder_ = fs::path(testing::TempDir()) / ("fc-figures-" + std::to_string(getpid()));
};

TEST_F(SpoiledFigures, missing_sheet_is_named) {
  fs::remove(folder_ / "common" / "figures" / "hair.svg");
  expect_fault("figures/hair.svg", "install");
}

TEST_F(SpoiledFigures, missing_part_is_named_with_the_remedy) {
  replace("figures/hair.svg", "id=\"afro\"", "id=\"afros\"");
  expect_fault("figures/hair.svg", "<g id=\"afro\">");
}

TEST_F(SpoiledFigures, foreign_element_is_refused) {
  replace("figures/nose.svg", "<path", "<rect");
  expect_fault("figures/nose.svg: straight", "<rect>");
}

TEST_F(SpoiledFigures, foreign_colour_is_refused_with_those_there_are) {
  replace("figures/body.svg", "#1B1A1D", "#123456");
  expect_fault("figures/body.svg: torso", "#F3E6C8");
}

TEST_F(SpoiledFigures, broken_path_is_refused) {
  replace("figures/brows.svg", "d=\"M", "d=\"A");
  expect_fault("figures/brows.svg: plain", "is no path");
}

TEST_F(SpoiledFigures, missing_act_is_named) {
  replace("motions.json", "\"uppercut\":", "\"uppercuts\":");
  expect_fault("acts.uppercuts", "write one of");
}

TEST_F(SpoiledFigures, shares_that_do_not_rise_are_refused) {
  replace("motions.json", "\"at\": 50", "\"at\": 0");
  expect_fault("acts.stance[1].at", "above the one before");
}

TEST_F(SpoiledFigures, number_out_of_its_range_is_refused) {
  replace("motions.json", "\"pelvis\": [0, 92]", "\"pelvis\": [0, 920]");
  expect_fault("guards.upright.pelvis[1]", "920");
}

TEST_F(SpoiledFigures, unknown_pose_is_refused_with_those_there_are) {
  replace("motions.json", "\"pose\": \"lying\"", "\"pose\": \"flying\"");
  expect_fault("acts.fall", "kneeling");
}

struct DestroyRenderer {
  void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
};

class KeptFigures : public testing::Test {
 protected:
  Picture picture_{SDL_CreateRGBSurfaceWithFormat(0, 64, 64, 32, SDL_PIXELFORMAT_RGB888)};
  std::unique_ptr<SDL_Renderer, DestroyRenderer> renderer_{SDL_CreateSoftwareRenderer(picture_.get())};
};

TEST_F(KeptFigures, a_figure_is_printed_once_and_again_after_it_was_forgotten) {
  Figures figures(press());
  const FigureLook look{.likeness = {}, .height = common_height};
  const Figures::Shown first = figures.get(renderer_.get(), look);
  ASSERT_NE(first.texture, nullptr);
  EXPECT_EQ(figures.get(renderer_.get(), look).texture, first.texture);
  figures.forget();
  const Figures::Shown again = figures.get(renderer_.get(), look);
  ASSERT_NE(again.texture, nullptr);
  EXPECT_EQ(again.width, first.width);
  EXPECT_EQ(again.foot_x, first.foot_x);
}

TEST_F(KeptFigures, a_portrait_stays_while_it_is_asked_for) {
  const FigurePress printing = press();
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

/// Pictures side by side, each on its foot; rows on the hall's darkness and on canvas.
class GallerySheet {
 public:
  GallerySheet(int columns, int width, int height) : columns_(columns), width_(width), height_(height) {}

  void add(FigurePicture picture) { pictures_.push_back(std::move(picture)); }

  [[nodiscard]] bool write(const fs::path& file) const {
    const int rows = (static_cast<int>(pictures_.size()) + columns_ - 1) / columns_;
    Raster sheet(columns_ * width_, rows * height_);
    for (int y = 0; y < sheet.height(); ++y) {
      for (int x = 0; x < sheet.width(); ++x) {
        sheet.set(x, y, colour_of(y / height_ % 2 == 0 ? scene::Ink::hall : scene::Ink::canvas));
      }
    }
    for (std::size_t index = 0; index < pictures_.size(); ++index) {
      const auto column = static_cast<int>(index) % columns_;
      const auto row = static_cast<int>(index) / columns_;
      sheet.lay(pictures_[index].raster, column * width_ + width_ / 2 - static_cast<int>(pictures_[index].foot_x),
                row * height_ + height_ * 15 / 16 - static_cast<int>(pictures_[index].foot_y));
    }
    const Picture picture(SDL_CreateRGBSurfaceWithFormat(0, sheet.width(), sheet.height(), 32, SDL_PIXELFORMAT_RGB888));
    for (int y = 0; y < sheet.height(); ++y) {
      auto* row = static_cast<std::uint8_t*>(picture->pixels) + static_cast<std::ptrdiff_t>(y) * picture->pitch;
      for (int x = 0; x < sheet.width(); ++x) {
        const std::uint32_t pixel = sheet.at(x, y);
        SDL_memcpy(row + static_cast<std::ptrdiff_t>(x) * 4, &pixel, sizeof pixel);
      }
    }
    return write_png(file, *picture);
  }

 private:
  int columns_;
  int width_;
  int height_;
  std::vector<FigurePicture> pictures_;
};

TEST(Figure, sheets_to_look_at) {
  const char* folder = std::getenv("FC_GALLERY");
  if (folder == nullptr) {
    GTEST_SKIP() << "FC_GALLERY=<dir> writes them";
  }
  const FigurePress figures = press();
  const fs::path gallery(folder);
  fs::create_directories(gallery);
  GallerySheet fifty(10, 200, 210);
  for (int man = 0; man < 50; ++man) {
    fifty.add(figures.print({.looks = looks_of(man), .gesture = {}},
                            print_at(common_height, man % 2 == 0 ? Corner::red : Corner::blue)));
  }
  EXPECT_TRUE(fifty.write(gallery / "figures-fifty.png"));
  // One act a line, from share 0 to 1, a right fist; FC_GALLERY_ACT=hook writes that act alone, with a left one below.
  const char* wanted = std::getenv("FC_GALLERY_ACT");
  GallerySheet acts(11, 230, 210);
  for (std::size_t act = 0; act < act_names.size(); ++act) {
    if (wanted != nullptr && act_names[act] != wanted) {
      continue;
    }
    for (const scene::Fist fist : {scene::Fist::right, scene::Fist::left}) {
      for (int step = 0; step <= 10 && (fist == scene::Fist::right || wanted != nullptr); ++step) {
        scene::Likeness likeness{.looks = looks_of(9), .gesture = {}};
        likeness.looks.southpaw = false;
        likeness.looks.guard = Guard::upright;
        likeness.gesture = {.act = static_cast<scene::Act>(act), .share = static_cast<float>(step) / 10, .fist = fist};
        acts.add(figures.print(likeness, print_at(common_height)));
      }
    }
  }
  EXPECT_TRUE(acts.write(gallery / "figures-acts.png"));
  // Busts, small, middling and large, in all moods.
  GallerySheet busts(7, 300, 300);
  for (int man = 0; man < 28; ++man) {
    const std::int16_t size = std::array<std::int16_t, 4>{64, 120, 200, 280}[static_cast<std::size_t>(man / 7)];
    const PortraitLook look{
        .likeness = {.looks = looks_of(man + 3), .gesture = {}, .mood = static_cast<scene::Mood>(man % 7)},
        .ink = man % 2 == 0 ? scene::Ink::red : scene::Ink::blue,
        .mark = man % 2 == 0 ? scene::Mark::disc : scene::Mark::diamond,
        .width = size,
        .height = size,
        .mirrored = man % 2 != 0,
        .bust = true};
    busts.add({.raster = portrait(figures, look), .foot_x = size / 2.0F, .foot_y = static_cast<float>(size)});
  }
  EXPECT_TRUE(busts.write(gallery / "figures-busts.png"));
}

}  // namespace
}  // namespace fc::paint::test
