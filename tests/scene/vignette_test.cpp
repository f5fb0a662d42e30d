// A game in one blow: it stands still as it meets, and comes round.
#include "scene/corners/vignette.h"

#include <gtest/gtest.h>

namespace fc::scene {
namespace {

TEST(Vignette, shows_its_blow_and_comes_round) {
  Vignette vignette{.men = face_to_face(6), .blow = {.punch = Punch::hook, .weight = 1}};
  vignette.looks[1].weight = 3;
  const Stage begins = stage_of(vignette, 0, Motion::full);
  const Stage meets = stage_of(vignette, vignette_moment, Motion::full);
  ASSERT_EQ(begins.markers.size(), 2U);
  EXPECT_EQ(begins.markers[1].likeness.looks.weight, 3);
  EXPECT_GT(meets.markers[0].at.x, begins.markers[0].at.x + 0.05F) << "he lunges";
  EXPECT_EQ(meets.markers[0].likeness.gesture.act, Act::hook);
  const Stage again = stage_of(vignette, vignette_seconds, Motion::full);
  EXPECT_FLOAT_EQ(again.markers[0].at.x, begins.markers[0].at.x);
  EXPECT_FLOAT_EQ(again.markers[1].lean, begins.markers[1].lean);
}

TEST(Vignette, who_is_floored_lies_and_gets_up_before_it_begins_anew) {
  const Vignette vignette{.men = face_to_face(6), .blow = {.punch = Punch::cross, .weight = 1}, .floors = true};
  EXPECT_FLOAT_EQ(stage_of(vignette, 0.5, Motion::full).markers[1].fallen, 0);
  EXPECT_FLOAT_EQ(stage_of(vignette, 2.3, Motion::full).markers[1].fallen, 1);
  EXPECT_FLOAT_EQ(stage_of(vignette, vignette_seconds - 0.05, Motion::full).markers[1].fallen, 0);
}

}  // namespace
}  // namespace fc::scene
