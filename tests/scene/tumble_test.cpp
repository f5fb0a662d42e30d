#include "scene/ornament.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fc::scene {
namespace {

Throw some_throw(std::uint64_t seed) {
  return {.die = {.die = d10, .face = 7, .at = {0.4F, 0.5F, 0}}, .from_left = seed % 2 == 0, .seed = seed};
}

TEST(Tumble, a_die_rests_on_its_face_with_no_more_than_a_turn_in_the_picture) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const TrayDie die = thrown_die(some_throw(seed), 0.5, Motion::full);
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
  TrayDie last = thrown_die(some_throw(3), 0, Motion::full);
  for (int frame = 1; frame <= frames; ++frame) {
    const TrayDie die = thrown_die(some_throw(3), 0.5 * frame / frames, Motion::full);
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
  const TrayDie early = thrown_die(some_throw(2), 0.2, Motion::reduced);
  EXPECT_EQ(early.alpha, 0.0F);
  const TrayDie late = thrown_die(some_throw(2), 0.45, Motion::reduced);
  EXPECT_GT(late.alpha, 0.0F);
  EXPECT_EQ(late.orientation[1], 0.0F);
  EXPECT_EQ(late.at.z, 0.0F);
}

TEST(Tumble, a_die_of_more_than_twenty_faces_falls_as_tens_and_ones) {
  const auto faces = [](const Die& die, int value) {
    const auto solids = solids_of(die, value);
    EXPECT_EQ(solids.size(), 2U);
    EXPECT_TRUE(solids[0].tens && !solids[1].tens);
    return std::array{solids[0].face, solids[1].face};
  };
  EXPECT_EQ(faces(d100, 58), (std::array{5, 8}));
  EXPECT_EQ(faces(d100, 7), (std::array{0, 7}));
  EXPECT_EQ(faces(d100, 40), (std::array{4, 0}));
  EXPECT_EQ(faces(d100, 100), (std::array{0, 0}));
  EXPECT_EQ(faces({.lowest = 0, .highest = 99}, 0), (std::array{0, 0}));
  EXPECT_EQ(faces({.lowest = 0, .highest = 99}, 99), (std::array{9, 9}));
}

TEST(Tumble, a_smaller_die_is_one_solid_with_its_own_faces) {
  for (const Die& die : {d3, d6, d10, d20, Die{.lowest = 0, .highest = 9}}) {
    const auto solids = solids_of(die, die.lowest);
    ASSERT_EQ(solids.size(), 1U);
    EXPECT_EQ(solids[0].die, die);
    EXPECT_EQ(solids[0].face, die.lowest);
  }
}

TEST(Tumble, dice_of_one_throw_lie_side_by_side_in_the_order_of_the_script) {
  const std::vector<ShownDie> column_red_green{{.die = d3, .value = 2}, {.die = d6, .value = 6}, {.die = d6, .value = 3}};
  const std::vector<TrayDie> dice = laid_out(column_red_green);
  ASSERT_EQ(dice.size(), 3U);
  for (std::size_t index = 0; index < dice.size(); ++index) {
    EXPECT_EQ(dice[index].face, column_red_green[index].value);
    EXPECT_EQ(dice[index].size, 1.0F);
  }
  EXPECT_LT(dice[0].at.x, dice[1].at.x);
  EXPECT_FLOAT_EQ(dice[1].at.x, 0.5F);
  EXPECT_LT(dice[1].at.x, dice[2].at.x);
}

TEST(Tumble, many_dice_of_one_throw_stay_in_the_tray_and_apart) {
  const std::vector<ShownDie> many(6, {.die = d100, .value = 1});
  const std::vector<TrayDie> dice = laid_out(many);
  ASSERT_EQ(dice.size(), 12U);
  EXPECT_GT(dice.front().at.x, 0.0F);
  EXPECT_LT(dice.back().at.x, 1.0F);
  EXPECT_GT(dice[1].at.x - dice[0].at.x, 0.19F * dice[0].size);
}

}  // namespace
}  // namespace fc::scene
