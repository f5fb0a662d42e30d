// Every punch of either hand has an outline of its own to pull back, to land and to come back: what it will be and what it
// was is told in a glance, by shape alone.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "men.h"
#include "paint/figure/pose.h"
#include "sheet.h"

namespace fc::paint::test {
namespace {

using scene::Act;
using scene::Fist;

constexpr std::array<Act, 8> punches{Act::jab,  Act::cross,       Act::hook,  Act::uppercut,
                                     Act::body, Act::combination, Act::swing, Act::counter};
constexpr std::array<float, 3> moments{0.34F, 0.5F, 0.72F};
constexpr std::array<const char*, 3> moment_names{"pulled back", "landed", "on its way back"};

/// A combination has little time to pull back.
constexpr float moment_of(Act act, std::size_t moment) {
  return act == Act::combination && moment == 0 ? 0.12F : moments[moment];
}

/// What a man covers, pixel by pixel of a field with his foot in its middle, at share of a punch.
struct Outlined {
  std::string what;
  std::vector<bool> covered;
  int area = 0;
};

constexpr int field = 300;

Outlined outlined(const FigureRasterizer& figures, Act act, Fist fist, float share, Guard guard) {
  scene::Likeness likeness{.looks = looks_of(9), .gesture = {.act = act, .share = share, .weight = 0.6F, .fist = fist}};
  likeness.looks.southpaw = false;
  likeness.looks.guard = guard;
  const FigurePicture picture = figures.print(likeness, print_at(common_height));
  Raster paper(field, field);
  paper.lay(picture.raster, field / 2 - static_cast<int>(picture.foot_x), field * 7 / 8 - static_cast<int>(picture.foot_y));
  Outlined result{.what = std::string(act_names[static_cast<std::size_t>(act)]) +
                          (fist == Fist::left ? " of the left" : " of the right"),
                  .covered = std::vector<bool>(static_cast<std::size_t>(field) * field)};
  for (int y = 0; y < field; ++y) {
    for (int x = 0; x < field; ++x) {
      const bool covers = paper.at(x, y) >> 24U > 127;
      result.covered[static_cast<std::size_t>(y) * field + static_cast<std::size_t>(x)] = covers;
      result.area += covers ? 1 : 0;
    }
  }
  return result;
}

/// Share of the area that only one of them covers, of what they cover on average.
double apart(const Outlined& one, const Outlined& other) {
  int only_one = 0;
  for (std::size_t at = 0; at < one.covered.size(); ++at) {
    only_one += one.covered[at] != other.covered[at] ? 1 : 0;
  }
  return 2.0 * only_one / (one.area + other.area);
}

class PunchesOfAGuard : public testing::TestWithParam<Guard> {};

/// A left and a right of one act are two punches too: their wind-ups say which hand comes.
TEST_P(PunchesOfAGuard, have_an_outline_of_their_own_pulled_back_and_landed) {
  const FigureRasterizer figures = figure_rasterizer();
  for (const std::size_t moment : {std::size_t{0}, std::size_t{1}}) {
    std::vector<Outlined> all;
    for (const Act act : punches) {
      for (const Fist fist : {Fist::left, Fist::right}) {
        all.push_back(outlined(figures, act, fist, moment_of(act, moment), GetParam()));
      }
    }
    // Landed, the fist is at the man whichever it is: the body behind it tells less of the hand than the wind-up did.
    const double least = moment == 0 ? 0.26 : 0.16;
    for (std::size_t one = 0; one < all.size(); ++one) {
      for (std::size_t other = 0; other < one; ++other) {
        EXPECT_GT(apart(all[one], all[other]), least)
            << all[one].what << " is taken for " << all[other].what << ", " << moment_names[moment];
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Guards, PunchesOfAGuard,
                         testing::Values(Guard::upright, Guard::old_fashioned, Guard::crouching, Guard::peekaboo,
                                         Guard::low_handed));

/// A punch a line, left and right: pulled back, landed, on its way back; large, and small as across a room.
TEST(FigureBlows, are_whole_on_the_sheet) {
  const FigureRasterizer figures = figure_rasterizer();
  Sheet large(6, 360, 280);
  Sheet small(6, 150, 100);
  for (const Act act : punches) {
    for (const Fist fist : {Fist::left, Fist::right}) {
      for (std::size_t moment = 0; moment < moments.size(); ++moment) {
        const scene::Likeness likeness{
            .looks = looks_of(9), .gesture = {.act = act, .share = moment_of(act, moment), .weight = 0.6F, .fist = fist}};
        large.add_whole(figures.print(likeness, print_at(common_height)),
                        std::string(act_names[static_cast<std::size_t>(act)]));
        small.add(figures.print(likeness, print_at(60)));
      }
    }
  }
  large.write("figures-blows.png");
  small.write("figures-blows-small.png");
}

}  // namespace
}  // namespace fc::paint::test
