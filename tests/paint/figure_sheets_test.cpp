// Sheets of boxers as they would be laid on a table: fifty men, all acts, portraits. Nobody is taken for another, no act for
// another, and nobody is cut off. With FC_GALLERY=<dir> in the environment they are written there, to be looked at.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "men.h"
#include "paint/figure/names.h"
#include "paint/figure/portraits.h"
#include "picture.h"

namespace fc::paint::test {
namespace {

/// On canvas; 0 to 255.
int grey_of(std::uint32_t pixel) {
  const auto part = [pixel](unsigned shift) { return static_cast<int>(pixel >> shift & 255U); };
  constexpr int canvas = 225;
  const int grey = (part(16) * 30 + part(8) * 59 + part(0) * 11) / 100;
  return (grey * part(24) + canvas * (255 - part(24))) / 255;
}

/// Whether anything stands on the outermost pixels.
bool reaches_its_edge(const Raster& raster) {
  bool reaches = false;
  for (int x = 0; x < raster.width(); ++x) {
    reaches = reaches || raster.at(x, 0) >> 24U > 0 || raster.at(x, raster.height() - 1) >> 24U > 0;
  }
  for (int y = 0; y < raster.height(); ++y) {
    reaches = reaches || raster.at(0, y) >> 24U > 0 || raster.at(raster.width() - 1, y) >> 24U > 0;
  }
  return reaches;
}

/// Pictures side by side, each on its foot in a cell of its own.
class Sheet {
 public:
  /// Pixels of a cell.
  Sheet(int columns, int width, int height) : columns_(columns), width_(width), height_(height) {}

  void add(const FigurePicture& picture) {
    Raster cell(width_, height_);
    cell.lay(picture.raster, width_ / 2 - static_cast<int>(picture.foot_x),
             height_ * 7 / 8 - static_cast<int>(picture.foot_y));
    cells_.push_back(std::move(cell));
  }
  void add_whole(const FigurePicture& picture, const std::string& what) {
    add(picture);
    EXPECT_FALSE(reaches_its_edge(cells_.back())) << what << " is cut off";
  }

  /// That so many pixels of the last cell are plainly lighter or darker than in each of those before it; of every cell.
  void expect_new(int pixels, const std::string& what) {
    std::vector<int>& greys = greys_.emplace_back();
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) {
        greys.push_back(grey_of(cells_.back().at(x, y)));
      }
    }
    for (std::size_t before = 0; before + 1 < greys_.size(); ++before) {
      int apart = 0;
      for (std::size_t at = 0; at < greys.size(); ++at) {
        apart += std::abs(greys_[before][at] - greys[at]) > 60 ? 1 : 0;
      }
      EXPECT_GT(apart, pixels) << what << " is taken for number " << before;
    }
  }

  /// Where somebody wants to look at it; rows on the hall's darkness and on canvas.
  void write(const std::string& name) const {
    const char* folder = std::getenv("FC_GALLERY");
    if (folder == nullptr) {
      return;
    }
    const int rows = (static_cast<int>(cells_.size()) + columns_ - 1) / columns_;
    Raster sheet(columns_ * width_, rows * height_);
    for (int y = 0; y < sheet.height(); ++y) {
      for (int x = 0; x < sheet.width(); ++x) {
        sheet.set(x, y, colour_of(y / height_ % 2 == 0 ? scene::Ink::hall : scene::Ink::canvas));
      }
    }
    for (std::size_t index = 0; index < cells_.size(); ++index) {
      const auto cell = static_cast<int>(index);
      sheet.lay(cells_[index], cell % columns_ * width_, cell / columns_ * height_);
    }
    const Picture picture = blank(sheet.width(), sheet.height());
    for (int y = 0; y < sheet.height(); ++y) {
      auto* row = static_cast<std::uint8_t*>(picture->pixels) + static_cast<std::ptrdiff_t>(y) * picture->pitch;
      for (int x = 0; x < sheet.width(); ++x) {
        const std::uint32_t pixel = sheet.at(x, y);
        SDL_memcpy(row + static_cast<std::ptrdiff_t>(x) * 4, &pixel, sizeof pixel);
      }
    }
    std::filesystem::create_directories(folder);
    EXPECT_TRUE(write_png(std::filesystem::path(folder) / name, *picture));
  }

 private:
  int columns_;
  int width_;
  int height_;
  std::vector<Raster> cells_;
  std::vector<std::vector<int>> greys_;
};

/// share: 0 to 1.
scene::Likeness likeness_in(std::size_t act, float share, scene::Fist fist) {
  scene::Likeness likeness{.looks = looks_of(9), .gesture = {}};
  likeness.looks.southpaw = false;
  likeness.looks.guard = Guard::upright;
  likeness.gesture = {.act = static_cast<scene::Act>(act), .share = share, .fist = fist};
  return likeness;
}

TEST(FigureSheets, no_two_of_fifty_men_are_taken_for_each_other) {
  const FigurePress figures = press();
  Sheet of_one_corner(10, 200, 240);
  Sheet as_they_box(10, 200, 240);
  for (int man = 0; man < 50; ++man) {
    const scene::Likeness likeness{.looks = looks_of(man), .gesture = {}};
    const std::string name = "man " + std::to_string(man);
    of_one_corner.add_whole(figures.print(likeness, print_at(common_height)), name);
    of_one_corner.expect_new(1500, name);
    as_they_box.add_whole(figures.print(likeness, print_at(common_height, man % 2 == 0 ? Corner::red : Corner::blue)), name);
  }
  as_they_box.write("figures-fifty.png");
}

TEST(FigureSheets, no_act_is_taken_for_another_at_its_height) {
  const FigurePress figures = press();
  Sheet heights(10, 360, 280);
  for (std::size_t act = 0; act < act_names.size(); ++act) {
    heights.add(figures.print(likeness_in(act, 0.5F, scene::Fist::right), print_at(common_height)));
    heights.expect_new(1200, std::string(act_names[act]));
  }
  heights.write("figures-heights.png");
}

/// One act a line, from share 0 to 1; FC_GALLERY_ACT=hook writes that act alone, with a left one below.
TEST(FigureSheets, no_moment_of_an_act_is_cut_off) {
  const FigurePress figures = press();
  const char* wanted = std::getenv("FC_GALLERY_ACT");
  Sheet acts(11, 360, 280);
  for (std::size_t act = 0; act < act_names.size(); ++act) {
    if (wanted != nullptr && act_names[act] != wanted) {
      continue;
    }
    for (const scene::Fist fist : {scene::Fist::right, scene::Fist::left}) {
      for (int step = 0; step <= 10 && (fist == scene::Fist::right || wanted != nullptr); ++step) {
        acts.add_whole(figures.print(likeness_in(act, static_cast<float>(step) / 10, fist), print_at(common_height)),
                       std::string(act_names[act]) + " at " + std::to_string(step) + " tenths");
      }
    }
  }
  acts.write("figures-acts.png");
}

/// Small, middling and large, in all moods. Shoulders and gloves go out of the picture, heads do not.
TEST(FigureSheets, busts_differ_and_keep_their_heads) {
  const FigurePress figures = press();
  Sheet busts(7, 300, 330);
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
    const FigurePicture bust{.raster = portrait(figures, look), .foot_x = size / 2.0F, .foot_y = static_cast<float>(size)};
    busts.add(bust);
    busts.expect_new(size * size / 10, "bust " + std::to_string(man));
    for (int x = 0; x < size; ++x) {
      EXPECT_GT(grey_of(bust.raster.at(x, 0)), 128) << "bust " << man << " has lost the top of his head";
    }
  }
  busts.write("figures-busts.png");
}

}  // namespace
}  // namespace fc::paint::test
