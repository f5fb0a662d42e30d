// What dice come to, beside them: when it is told, in which colour, and what was needed.
#include "scene/commentary.h"

#include <gtest/gtest.h>

namespace fc::scene {
namespace {

Reading hit(int value) {
  return {.call = {.die = d100, .success = Success::above, .target = 58, .parts = {}},
          .value = value,
          .text = read_of(d100, value),
          .at = {0.8F, 0.5F, 0},
          .settles = 0.5F};
}

Stage read(const Reading& reading, double age, Motion motion = Motion::full) {
  Stage stage;
  add_reading(stage, reading, age, motion);
  return stage;
}

TEST(Reading, tells_number_and_need_when_the_dice_rest_and_nothing_before) {
  EXPECT_TRUE(read(hit(63), -0.1).readings.empty());
  EXPECT_TRUE(read(hit(63), 0.4).readings.empty()) << "nobody may know the number yet";
  const Stage rests = read(hit(63), 0.9);
  ASSERT_EQ(rests.readings.size(), 2U);
  EXPECT_EQ(rests.readings[0].key, "menu.reading.above");
  EXPECT_EQ(rests.readings[0].number, 58);
  EXPECT_EQ(rests.readings[1].text, "63");
  EXPECT_FLOAT_EQ(rests.readings[1].scale, 1);
}

TEST(Reading, is_tinted_by_success) {
  EXPECT_EQ(read(hit(59), 1).readings[1].ink, Ink::good);
  EXPECT_EQ(read(hit(58), 1).readings[1].ink, Ink::bad);
  Reading opening = hit(70);
  opening.call.success = Success::none;
  ASSERT_EQ(read(opening, 1).readings.size(), 1U);
  EXPECT_EQ(read(opening, 1).readings[0].ink, Ink::gold);
}

TEST(Reading, of_a_doctor_is_bad_where_he_stops_the_bout) {
  Reading stops = hit(59);
  stops.bodes_ill = true;
  EXPECT_EQ(read(stops, 1).readings[1].ink, Ink::bad);
  stops.value = 58;
  EXPECT_EQ(read(stops, 1).readings[1].ink, Ink::good);
  EXPECT_EQ(read(stops, 1).readings[0].key, "menu.reading.at_most") << "the number is green where this is met";
  stops.call.success = Success::at_least;
  EXPECT_EQ(read(stops, 1).readings[0].key, "menu.reading.below");
}

TEST(Reading, says_how_the_dice_came_to_a_number_that_they_do_not_show) {
  Reading shot = hit(7);
  shot.call.success = Success::none;
  shot.sum = "8 \u2013 1";
  const Stage rests = read(shot, 1);
  ASSERT_EQ(rests.readings.size(), 2U);
  EXPECT_EQ(rests.readings[0].text, shot.sum);
  EXPECT_TRUE(rests.readings[0].key.empty());
  EXPECT_GT(rests.readings[0].at.y, rests.readings[1].at.y) << "below the number";
}

TEST(Reading, against_a_number_is_tinted_though_it_says_how_the_dice_came_to_it) {
  Reading count = hit(63);
  count.sum = "62 + 1";
  const Stage rests = read(count, 1);
  ASSERT_EQ(rests.readings.size(), 2U);
  EXPECT_EQ(rests.readings[0].text, count.sum);
  EXPECT_TRUE(rests.readings[0].key.empty());
  EXPECT_EQ(rests.readings[1].ink, Ink::good);
}

TEST(Reading, springs_up_but_not_with_reduced_motion) {
  EXPECT_GT(read(hit(63), 0.52).readings[1].scale, 1.2F);
  EXPECT_FLOAT_EQ(read(hit(63), 0.52, Motion::reduced).readings[1].scale, 1);
}

TEST(Reading, stands_in_the_tray_on_the_side_that_has_room) {
  EXPECT_GT(beside(0.5F, 0.1F), 0.6F);
  EXPECT_LT(beside(0.9F, 0.1F), 0.8F);
}

TEST(Reading, reads_as_the_dice_do) {
  EXPECT_EQ(read_of({.lowest = 0, .highest = 99}, 5), "05");
  EXPECT_EQ(read_of(d100, 5), "5");
  EXPECT_EQ(read_of(d6, 5), "5");
}

}  // namespace
}  // namespace fc::scene
