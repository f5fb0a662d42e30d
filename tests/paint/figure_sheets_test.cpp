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
#include "paint/figure/figures.h"
#include "paint/figure/pose.h"
#include "picture.h"
#include "sheet.h"

namespace fc::paint::test {
namespace {

/// share: 0 to 1.
scene::Likeness likeness_in(std::size_t act, float share, scene::Fist fist) {
  scene::Likeness likeness{.looks = looks_of(9), .gesture = {}};
  likeness.looks.southpaw = false;
  likeness.looks.guard = Guard::upright;
  likeness.gesture = {.act = static_cast<scene::Act>(act), .share = share, .fist = fist};
  return likeness;
}

TEST(FigureSheets, no_two_of_fifty_men_are_taken_for_each_other) {
  const FigureRasterizer figures = figure_rasterizer();
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
  const FigureRasterizer figures = figure_rasterizer();
  Sheet heights(10, 360, 280);
  for (std::size_t act = 0; act < act_names.size(); ++act) {
    heights.add(figures.print(likeness_in(act, 0.5F, scene::Fist::right), print_at(common_height)));
    heights.expect_new(1200, std::string(act_names[act]));
  }
  heights.write("figures-heights.png");
}

/// One act a line, from share 0 to 1; FC_GALLERY_ACT=hook writes that act alone, with a left one below.
TEST(FigureSheets, no_moment_of_an_act_is_cut_off) {
  const FigureRasterizer figures = figure_rasterizer();
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
  const FigureRasterizer figures = figure_rasterizer();
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

/// The referee, the doctor and a man's second in all that they do, and the man on his stool.
TEST(FigureSheets, those_who_do_not_box_are_known_by_their_clothes) {
  using scene::Act;
  using scene::Attire;
  const FigureRasterizer figures = figure_rasterizer();
  Sheet officials(9, 300, 280);
  const auto add = [&](Attire attire, Act act) {
    for (const float share : {0.0F, 0.34F, 0.5F, 1.0F}) {
      const scene::Likeness likeness{.looks = looks_of(9), .gesture = {.act = act, .share = share}, .attire = attire};
      officials.add_whole(figures.print(likeness, print_at(common_height, Corner::blue)), "an official");
    }
  };
  for (Act act = Act::attend; act <= Act::raise_both; act = static_cast<Act>(static_cast<int>(act) + 1)) {
    add(Attire::referee, act);
  }
  add(Attire::referee, Act::walk);
  add(Attire::doctor, Act::walk);
  add(Attire::doctor, Act::examine);
  add(Attire::second, Act::sponge);
  add(Attire::trunks, Act::sit);
  for (const Attire attire : {Attire::referee, Attire::doctor, Attire::second}) {
    const scene::Likeness likeness{.looks = looks_of(9), .gesture = {.act = Act::attend}, .attire = attire};
    officials.add_whole(figures.print(likeness, print_at(common_height)), "an official");
    officials.expect_new(1500, "his clothes");
  }
  officials.write("figures-officials.png");
}

/// Robes, in all that is done in them, and cuts at every place.
TEST(FigureSheets, robes_and_cuts_are_whole_on_the_sheet) {
  const FigureRasterizer figures = figure_rasterizer();
  Sheet robes(8, 240, 280);
  for (const scene::Act act : {scene::Act::face_off, scene::Act::walk, scene::Act::wait, scene::Act::cheer}) {
    for (int man = 0; man < 8; ++man) {
      scene::Likeness likeness{.looks = looks_of(3 * man + 1), .gesture = {.act = act}, .attire = scene::Attire::robe};
      likeness.looks.robe_striped = man % 2 == 1;
      robes.add_whole(figures.print(likeness, print_at(common_height, man % 3 == 0 ? Corner::blue : Corner::red)), "a robe");
    }
  }
  robes.write("figures-robes.png");
  Sheet cuts(9, 200, 240);
  for (const scene::Cut cut : {scene::Cut::closed, scene::Cut::open, scene::Cut::deep}) {
    for (std::size_t place = 0; place < scene::face_place_count; ++place) {
      scene::Likeness likeness{.looks = looks_of(2), .gesture = {}, .mood = scene::Mood::hurt};
      const Raster whole = figures.print(likeness, print_at(common_height)).raster;
      likeness.cuts[place] = cut;
      const FigurePicture picture = figures.print(likeness, print_at(common_height));
      cuts.add_whole(picture, "a cut");
      EXPECT_NE(pixels_of(picture.raster), pixels_of(whole)) << "cut " << place << " is not seen";
    }
  }
  cuts.write("figures-cuts.png");
}

}  // namespace
}  // namespace fc::paint::test
