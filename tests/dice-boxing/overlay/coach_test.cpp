// What the coach of the lesson finds to explain while bouts go by.
#include "overlay/dice-boxing/panels.h"

#include <gtest/gtest.h>

#include "scene/dice-boxing/choreography.h"
#include "tests/dice-boxing/scene/bouts.h"
#include "tests/overlay/lesson_words.h"

namespace fc::dice_boxing {
namespace {

/// Nobody is asked: questions are answered before they show.
const overlay::test::MomentsSeen& moments_of_many_bouts() {
  static const overlay::test::MomentsSeen seen = overlay::test::moments_of_bouts<Choreography, Rules>(
      40, [](std::uint64_t) { return test::ali_against_tyson({.rounds = fewest_rounds}); },
      [](const Setup&, const Readout& readout) { return lesson_moments(readout, false); });
  return seen;
}

TEST(DiceBoxingCoach, explains_everything_that_the_lesson_has_words_for) {
  overlay::test::expect_every_word("dice-boxing", moments_of_many_bouts(), {"welcome", "strategy", "second", "later"});
}

TEST(DiceBoxingCoach, has_something_to_point_at_for_at_least_a_frame_of_sixty_a_second) {
  overlay::test::expect_long_enough(moments_of_many_bouts());
}

TEST(DiceBoxingCoach, greets_and_asks_for_a_plan_before_the_first_round_and_not_again) {
  Readout readout;
  readout.now = Rules::opening(test::ali_against_tyson());
  EXPECT_EQ(lesson_moments(readout, true), (std::vector<std::string_view>{"welcome", "strategy"}));
  readout.now.round = 2;
  EXPECT_EQ(lesson_moments(readout, true), std::vector<std::string_view>{"second"});
  readout.now.round = 3;
  EXPECT_EQ(lesson_moments(readout, true), std::vector<std::string_view>{"later"});
  EXPECT_TRUE(lesson_moments(readout, false).empty()) << "the answer is in";
}

TEST(DiceBoxingCoach, says_nothing_of_a_roll_before_it_rests) {
  Readout readout;
  readout.now = Rules::opening(test::ali_against_tyson({.strategies = false}));
  ShownRoll roll;
  roll.call = Rules::roll_call(test::ali_against_tyson({.strategies = false}), readout.now);
  roll.value = 54;
  readout.rolls.push_back(roll);
  EXPECT_TRUE(lesson_moments(readout, false).empty());
  readout.rolls[0].settled = true;
  EXPECT_TRUE(lesson_moments(readout, false).empty()) << "its pin is still falling";
  readout.rolls[0].age = 1;
  EXPECT_EQ(lesson_moments(readout, false), std::vector<std::string_view>{"control"});
  readout.rolls[0].value = 61;
  EXPECT_EQ(lesson_moments(readout, false), std::vector<std::string_view>{"lost"});
  readout.rolls[0].value = 9;
  readout.now.action = 12;
  EXPECT_EQ(lesson_moments(readout, false), (std::vector<std::string_view>{"special", "half"}));
}

TEST(DiceBoxingCoach, explains_a_knock_down_when_the_row_of_the_chin_lies_on_the_board) {
  Readout readout;
  readout.now = Rules::opening(test::ali_against_tyson({.strategies = false}));
  ShownRoll roll;
  roll.call.purpose = static_cast<std::uint8_t>(Purpose::result);
  roll.call.success = Success::at_least;
  roll.call.target = 97;
  roll.value = 98;
  roll.settled = true;
  readout.rolls.push_back(roll);
  EXPECT_TRUE(lesson_moments(readout, false).empty()) << "the board still shows the punch";
  roll.call.purpose = static_cast<std::uint8_t>(Purpose::knockdown);
  roll.settled = false;
  roll.age = 1;
  readout.rolls.push_back(roll);
  EXPECT_EQ(lesson_moments(readout, false), std::vector<std::string_view>{"down"});
}

}  // namespace
}  // namespace fc::dice_boxing
