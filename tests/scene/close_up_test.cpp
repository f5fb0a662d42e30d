// The photographer's place: the men fill his picture, and none of them is cut.
#include "scene/camera.h"

#include <gtest/gtest.h>

#include <cmath>

#include "scene/projection.h"

namespace fc::scene {
namespace {

Stage two_at(float red_x, float blue_x, float y) {
  Stage stage;
  stage.markers.push_back({.corner = Corner::red, .likeness = {}, .at = {red_x, y, 0}});
  stage.markers.push_back({.corner = Corner::blue, .likeness = {}, .at = {blue_x, y, 0}});
  return stage;
}

TEST(CloseUp, two_men_fill_the_picture_wherever_they_stand) {
  for (const float y : {0.5F, 3.0F, 5.5F}) {
    for (const float x : {0.5F, 2.5F, 4.5F}) {
      const Stage stage = two_at(x, x + 1, y);
      const Layout layout = close_up(stage, 430, 280);
      const Projection view(layout.ring, stage.board);
      float widest = 0;
      for (const Marker& marker : stage.markers) {
        const Pixel foot = view.project(marker.at);
        const Pixel head = view.project({marker.at.x, marker.at.y, 1.3F});
        EXPECT_GT(foot.x, 0);
        EXPECT_LT(foot.x, 430);
        EXPECT_GT(head.y, 0);
        EXPECT_LT(foot.y, 280);
        widest = std::max(widest, foot.y - head.y);
      }
      EXPECT_GT(widest, 0.5F * 280) << "he stands large in it";
    }
  }
}

TEST(CloseUp, of_men_far_apart_the_winner_is_taken_alone) {
  Stage stage = two_at(0.5F, 5.5F, 3);
  stage.markers[1].crowned = true;
  const Layout layout = close_up(stage, 400, 300);
  const Projection view(layout.ring, stage.board);
  EXPECT_LT(view.project(stage.markers[0].at).x, 0);
  EXPECT_NEAR(view.project(stage.markers[1].at).x, 200, 1);
}

TEST(CloseUp, of_men_far_apart_both_are_taken_if_one_is_down) {
  Stage stage = two_at(0.5F, 5.5F, 3);
  stage.markers[1].crowned = true;
  stage.markers[0].fallen = 1;
  const Layout layout = close_up(stage, 400, 300);
  const Projection view(layout.ring, stage.board);
  const float half_of_him = view.scale_at(3);
  EXPECT_GT(view.project(stage.markers[0].at).x, half_of_him) << "he lies in it, head to foot";
  EXPECT_LT(view.project(stage.markers[1].at).x, 400);
}

TEST(CloseUp, an_empty_ring_is_seen_whole) {
  const Layout layout = close_up({}, 680, 482);
  EXPECT_FLOAT_EQ(layout.ring.w, 680);
  EXPECT_FLOAT_EQ(layout.ring.x, 0);
}

}  // namespace
}  // namespace fc::scene
