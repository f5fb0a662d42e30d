// What the coach of the lesson finds to explain while bouts go by.
#include "overlay/dice-boxing/coach.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "scene/dice-boxing/choreography.h"
#include "tests/dice-boxing/scene/bouts.h"

namespace fc::dice_boxing {
namespace {

constexpr double frame = 0.05;  // seconds

/// Every moment of many bouts, and how many frames it was there.
const std::map<std::string, int>& moments_of_many_bouts() {
  static const std::map<std::string, int> seen = [] {
    std::map<std::string, int> frames;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      Choreography choreography(test::ali_against_tyson({.rounds = fewest_rounds}));
      test::tell(choreography, test::play(choreography.setup(), seed), 0);
      for (double clock = 0; clock < choreography.rest_time(); clock += frame) {
        for (const std::string_view moment : lesson_moments(choreography.readout(clock), false)) {
          ++frames[std::string(moment)];
        }
      }
    }
    return frames;
  }();
  return seen;
}

TEST(DiceBoxingCoach, explains_everything_that_the_lesson_has_words_for) {
  const Words words = test::words_in("en");
  const std::string topic = "dice-boxing.lesson.";
  std::set<std::string> written;
  for (auto text = words.all().lower_bound(topic); text != words.all().end() && text->first.starts_with(topic); ++text) {
    written.insert(text->first.substr(topic.size()));
  }
  std::set<std::string> found;
  for (const auto& [moment, frames] : moments_of_many_bouts()) {
    found.insert(moment);
  }
  // In these bouts nobody is asked: the questions of later rounds are answered before they show.
  for (const char* asked : {"welcome", "strategy", "second", "later"}) {
    found.insert(asked);
  }
  EXPECT_EQ(found, written);
}

TEST(DiceBoxingCoach, has_something_to_point_at_for_at_least_a_frame_of_sixty_a_second) {
  for (const auto& [moment, frames] : moments_of_many_bouts()) {
    EXPECT_GT(frames, 1) << moment;
  }
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
