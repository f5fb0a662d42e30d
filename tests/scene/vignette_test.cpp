// A game in one blow: it stands still as it meets, and comes round.
#include "scene/corners/vignette.h"

#include <gtest/gtest.h>

namespace fc::scene {
namespace {

TEST(Vignette, shows_its_blow_and_comes_round) {
  Vignette vignette{.men = face_to_face(6), .blow = {.punch = Punch::hook, .weight = 1}};
  vignette.looks[1].weight = 3;
  const Stage begins = stage_of(vignette, 0, Motion::full);
  const Stage meets = stage_of(vignette, 1.05, Motion::full);
  ASSERT_EQ(begins.markers.size(), 2U);
  EXPECT_EQ(begins.markers[1].likeness.looks.weight, 3);
  EXPECT_GT(meets.markers[0].at.x, begins.markers[0].at.x + 0.05F) << "he lunges";
  EXPECT_EQ(meets.markers[0].likeness.gesture.act, Act::hook);
  const Stage again = stage_of(vignette, vignette_seconds, Motion::full);
  EXPECT_FLOAT_EQ(again.markers[0].at.x, begins.markers[0].at.x);
  EXPECT_FLOAT_EQ(again.markers[1].lean, begins.markers[1].lean);
}

TEST(Vignette, rests_pulled_back_with_nothing_before_the_men) {
  for (int punch = 0; punch < punch_count; ++punch) {
    const Vignette vignette{.men = face_to_face(6), .blow = {.punch = static_cast<Punch>(punch), .weight = 1}};
    const Stage rests = stage_of(vignette, rest_of(vignette), Motion::reduced);
    EXPECT_TRUE(rests.particles.empty()) << punch;
    EXPECT_NE(rests.markers[0].likeness.gesture.act, Act::stance) << punch;
    EXPECT_EQ(rests.markers[1].likeness.gesture.act, Act::stance) << punch;
  }
}

TEST(Vignette, shows_what_lies_on_its_table_and_who_stands_beside) {
  Vignette vignette{.men = face_to_face(6)};
  vignette.beside.emplace_back().boxer = 2;
  vignette.dice.emplace_back().face = 4;
  EXPECT_TRUE(vignette.has_table());
  const Stage stage = stage_of(vignette, 0, Motion::full);
  ASSERT_EQ(stage.dice.size(), 1U);
  EXPECT_EQ(stage.dice[0].face, 4);
  ASSERT_EQ(stage.markers.size(), 3U);
  EXPECT_EQ(stage.markers[2].boxer, 2);
}

TEST(Vignette, who_is_floored_lies_and_gets_up_before_it_begins_anew) {
  const Vignette vignette{.men = face_to_face(6), .blow = {.punch = Punch::cross, .weight = 1}, .floors = true};
  EXPECT_FLOAT_EQ(stage_of(vignette, 0.5, Motion::full).markers[1].fallen, 0);
  EXPECT_FLOAT_EQ(stage_of(vignette, 2.3, Motion::full).markers[1].fallen, 1);
  EXPECT_FLOAT_EQ(stage_of(vignette, vignette_seconds - 0.05, Motion::full).markers[1].fallen, 0);
}

}  // namespace
}  // namespace fc::scene
