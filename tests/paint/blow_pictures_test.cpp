// Blows as they are painted: which punch it is, how hard and how it ends is seen in the moment when it meets.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "painting.h"
#include "scene/blows/impact.h"

namespace fc::paint::test {
namespace {

/// Two men an arm apart, and one blow at one age.
scene::Stage blow_at(const scene::Blow& blow, float age) {
  scene::Stage stage;
  stage.board = {.columns = 4, .rows = 4, .grid = false};
  stage.markers = {{.corner = Corner::red, .at = {1.5F, 2.2F, 0}},
                   {.corner = Corner::blue, .at = {2.6F, 2.2F, 0}, .facing = -1}};
  stage.markers[0].likeness.looks = {.weight = 14, .hair = Hair::slicked};
  stage.markers[1].likeness.looks = {.weight = 11, .hair = Hair::flat_top, .pattern = TrunksPattern::side_stripe};
  scene::Impact(stage, age, 7, scene::Motion::full).show(blow);
  return stage;
}

/// Every punch is told from every other when it meets, and so is a light one from a hard one, one that misses and one that
/// is blocked. FC_GALLERY=<dir> writes a strip of each: every third frame.
TEST_F(PictureTest, no_blow_is_taken_for_another_when_it_meets) {
  const char* folder = std::getenv("FC_GALLERY");
  constexpr int frames = 13;
  constexpr int meets = 5;
  constexpr float arrives = 0.45F;
  constexpr int plain = 4000;  // pixels of the 120,000 round the men
  constexpr SDL_Rect men{440, 90, 400, 300};
  const std::array blows{scene::Blow{.weight = 0.2F, .arrives = arrives}, scene::Blow{.weight = 0.9F, .arrives = arrives},
                         scene::Blow{.landing = scene::Landing::missed, .arrives = arrives},
                         scene::Blow{.landing = scene::Landing::blocked, .weight = 0.4F, .arrives = arrives}};
  std::vector<Picture> met;
  for (int punch = 0; punch < scene::punch_count; ++punch) {
    const Picture strip = blank(frames * men.w, static_cast<int>(blows.size()) * men.h);
    for (std::size_t row = 0; row < blows.size(); ++row) {
      scene::Blow blow = blows.at(row);
      blow.punch = static_cast<scene::Punch>(punch);
      blow.fist = scene::Fist::right;
      for (int frame = folder == nullptr ? meets : 0; frame < (folder == nullptr ? meets + 1 : frames); ++frame) {
        paint(blow_at(blow, arrives - 0.25F + 0.05F * static_cast<float>(frame)));
        SDL_Rect place{frame * men.w, static_cast<int>(row) * men.h, men.w, men.h};
        SDL_BlitSurface(picture_.get(), &men, strip.get(), &place);
        if (frame == meets) {
          Picture now = blank(men.w, men.h);
          SDL_BlitSurface(picture_.get(), &men, now.get(), nullptr);
          met.push_back(std::move(now));
        }
      }
    }
    if (folder != nullptr) {
      EXPECT_TRUE(write_png(std::filesystem::path(folder) / ("blow-" + std::to_string(punch) + ".png"), *strip));
    }
  }
  for (std::size_t one = 0; one < met.size(); ++one) {
    for (std::size_t other = 0; other < one; ++other) {
      const bool same_punch = one / blows.size() == other / blows.size();
      const bool same_fate = one % blows.size() == other % blows.size();
      if (same_punch || same_fate) {
        EXPECT_GT(grey_difference(*met[one], *met[other]), plain) << "blow " << one << " is taken for " << other;
      }
    }
  }
}

}  // namespace
}  // namespace fc::paint::test
