#include "scene/tumble.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fc::scene {
namespace {

Throw some_throw(std::uint64_t seed) {
  return {.die = {.sides = 10, .face = 7, .at = {0.4F, 0.5F, 0}}, .from_left = seed % 2 == 0, .seed = seed};
}

TEST(Tumble, a_die_rests_on_its_face_with_no_more_than_a_turn_in_the_picture) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Die die = thrown_die(some_throw(seed), 0.5, Motion::full);
    EXPECT_EQ(die.face, 7);
    EXPECT_EQ(die.orientation[1], 0.0F);
    EXPECT_EQ(die.orientation[2], 0.0F);
    EXPECT_LT(std::abs(die.orientation[3]), 0.2F);
    EXPECT_EQ(die.at.z, 0.0F);
    EXPECT_FLOAT_EQ(die.at.x, 0.4F);
  }
}

TEST(Tumble, a_die_on_its_way_turns_and_bounces_without_a_jump) {
  constexpr int frames = 600;
  float highest = 0;
  Die last = thrown_die(some_throw(3), 0, Motion::full);
  for (int frame = 1; frame <= frames; ++frame) {
    const Die die = thrown_die(some_throw(3), 0.5 * frame / frames, Motion::full);
    const float length =
        std::hypot(std::hypot(die.orientation[0], die.orientation[1]), std::hypot(die.orientation[2], die.orientation[3]));
    EXPECT_NEAR(length, 1, 1e-4F);
    EXPECT_LT(std::abs(die.at.x - last.at.x), 0.02F);
    EXPECT_LT(std::abs(die.at.z - last.at.z), 0.1F);
    highest = std::max(highest, die.at.z);
    last = die;
  }
  EXPECT_GT(highest, 0.5F);
}

TEST(Tumble, reduced_motion_shows_an_unturned_die_only_when_it_is_about_to_rest) {
  const Die early = thrown_die(some_throw(2), 0.2, Motion::reduced);
  EXPECT_EQ(early.alpha, 0.0F);
  const Die late = thrown_die(some_throw(2), 0.45, Motion::reduced);
  EXPECT_GT(late.alpha, 0.0F);
  EXPECT_EQ(late.orientation[1], 0.0F);
  EXPECT_EQ(late.at.z, 0.0F);
}

TEST(Tumble, percentile_dice_show_tens_and_ones) {
  EXPECT_EQ(percentile_faces(58), (std::array{5, 8}));
  EXPECT_EQ(percentile_faces(7), (std::array{10, 7}));
  EXPECT_EQ(percentile_faces(40), (std::array{4, 10}));
  EXPECT_EQ(percentile_faces(100), (std::array{10, 10}));
}

}  // namespace
}  // namespace fc::scene
