// Blows as they are painted: which punch it is, how hard and how it ends is seen in the moment when it meets.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "men.h"
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

/// A man's picture in squares, as paint prints it from his marker.
Print print_of(const scene::Marker& marker) {
  constexpr float tall = 1.75F;  // squares
  return {.mark = scene::mark_of(marker.corner),
          .scale = tall / figure_height,
          .mirrored = marker.facing < 0,
          .height = 1 - 0.18F * marker.squash,
          .lean = marker.lean};
}

/// On men an arm apart, as long as both are held: the glove touches him, and at the height where it should.
TEST(BlowThatMeets, has_its_glove_at_the_face_or_at_the_belt) {
  const FigureRasterizer drawn = figure_rasterizer();
  constexpr float arrives = 0.6F;
  // Squares. Of a man's neck and head, seen from the side.
  constexpr float neck_to_nose = 0.2F;
  constexpr float half_a_head = 0.2F;
  for (int number = 0; number < 2 * scene::punch_count; ++number) {
    const auto kind = static_cast<scene::Punch>(number / 2);
    const auto fist = static_cast<scene::Fist>(number % 2);
    const std::string punch = std::to_string(number / 2) + (fist == scene::Fist::left ? " of the left" : " of the right");
    const scene::Manner& manner = scene::manner_of(kind);
    const scene::Stage stage = blow_at({.punch = kind, .fist = fist, .weight = 0.6F, .arrives = arrives}, arrives + 0.01F);
    const scene::Marker& puncher = stage.markers[0];
    const scene::Marker& met = stage.markers[1];
    const FigureRasterizer::Glove glove = drawn.glove(puncher.likeness, print_of(puncher));
    const Point neck = drawn.neck(met.likeness, print_of(met));
    const float left = met.at.x + neck.x - (puncher.at.x + glove.at.x);
    const float height = -glove.at.y;
    EXPECT_LT(std::abs(left), half_a_head + glove.radius) << "does not touch him: " << punch;
    EXPECT_NEAR(height, manner.height, 0.15F) << "the burst is not at the glove: " << punch;
    if (!manner.to_the_body) {
      EXPECT_NEAR(height, neck_to_nose - neck.y, 0.15F) << "not at his face: " << punch;
    }
  }
}

/// Over him who ducks, or short of him who leans away.
TEST(BlowThatMisses, passes_clear_of_his_head) {
  const FigureRasterizer drawn = figure_rasterizer();
  constexpr float arrives = 0.6F;
  constexpr float neck_to_nose = 0.2F;  // squares
  constexpr float half_a_head = 0.17F;
  for (int number = 0; number < 2 * scene::punch_count; ++number) {
    const auto kind = static_cast<scene::Punch>(number / 2);
    const auto fist = static_cast<scene::Fist>(number % 2);
    const scene::Blow blow{
        .punch = kind, .fist = fist, .landing = scene::Landing::missed, .weight = 0.6F, .arrives = arrives};
    for (const float since : {0.0F, 0.05F, 0.09F}) {
      const scene::Stage stage = blow_at(blow, arrives + since);
      const scene::Marker& puncher = stage.markers[0];
      const scene::Marker& missed = stage.markers[1];
      const FigureRasterizer::Glove glove = drawn.glove(puncher.likeness, print_of(puncher));
      const Point neck = drawn.neck(missed.likeness, print_of(missed));
      const float far =
          std::hypot(missed.at.x + neck.x - 0.1F - puncher.at.x - glove.at.x, neck.y - neck_to_nose / 2 - glove.at.y);
      EXPECT_GT(far, half_a_head + glove.radius) << "punch " << number << " touches him after " << since;
    }
  }
}

/// Squares between the middles of two heads as they are seen; rows count for what they are to the eye.
float heads_apart(const FigureRasterizer& drawn, const scene::Marker& one, const scene::Marker& other) {
  constexpr float a_row = 0.5F;
  const Point first = drawn.neck(one.likeness, print_of(one));
  const Point second = drawn.neck(other.likeness, print_of(other));
  return std::hypot(other.at.x + second.x - one.at.x - first.x, second.y - first.y + a_row * (other.at.y - one.at.y));
}

/// A head is about 0.4 squares wide: next to it another one is seen.
TEST(MenWhoHoldEachOther, show_both_heads) {
  const FigureRasterizer drawn = figure_rasterizer();
  constexpr float a_head = 0.3F;
  scene::Stage stage = blow_at({.landing = scene::Landing::coming, .arrives = 9}, 0);
  scene::Impact(stage, 0.7F, 7, scene::Motion::full).show(scene::Clinch{.lasts = 1.5F});
  EXPECT_EQ(stage.markers[0].likeness.gesture.act, scene::Act::clinch);
  EXPECT_GT(heads_apart(drawn, stage.markers[0], stage.markers[1]), a_head);
}

TEST(ManWhoRushes, stays_at_arms_length_and_shows_both_heads) {
  const FigureRasterizer drawn = figure_rasterizer();
  constexpr float a_head = 0.34F;
  for (const scene::Act met : {scene::Act::stance, scene::Act::cover}) {
    scene::Stage stage = blow_at({.landing = scene::Landing::coming, .arrives = 9}, 0);
    stage.markers[1].likeness.gesture.act = met;
    scene::Impact(stage, 0.2F, 7, scene::Motion::full).show(scene::Charge{.who = Corner::red});
    EXPECT_EQ(stage.markers[0].likeness.gesture.act, scene::Act::rush);
    EXPECT_GT(heads_apart(drawn, stage.markers[0], stage.markers[1]), a_head);
  }
}

}  // namespace
}  // namespace fc::paint::test
