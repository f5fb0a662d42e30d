// What the coach of the lesson finds to explain while bouts go by.
#include "overlay/ringside/panels.h"

#include <gtest/gtest.h>

#include "scene/ringside/choreography.h"
#include "tests/overlay/lesson_words.h"
#include "tests/ringside/scene/bouts.h"

namespace fc::ringside {
namespace {

/// Nobody is asked: questions are answered before they show.
const overlay::test::MomentsSeen& moments_of_many_bouts() {
  static const overlay::test::MomentsSeen seen = overlay::test::moments_of_bouts<Choreography, Rules>(
      8, test::some_setup,
      [](const Setup&, const Readout& readout) { return lesson_moments(readout, Corner::red, std::nullopt); });
  return seen;
}

TEST(RingsideCoach, explains_everything_that_the_lesson_has_words_for) {
  overlay::test::expect_every_word("ringside", moments_of_many_bouts(),
                                   {"punch", "counter_punch", "guess", "step", "follow"});
}

TEST(RingsideCoach, has_something_to_point_at_for_at_least_a_frame_of_sixty_a_second) {
  overlay::test::expect_long_enough(moments_of_many_bouts());
}

TEST(RingsideCoach, explains_what_is_asked_and_greets_before_the_first_punch) {
  Readout readout;
  readout.now.attacker = Corner::red;
  EXPECT_EQ(lesson_moments(readout, Corner::red, Decision::punch), (std::vector<std::string_view>{"welcome", "punch"}));
  EXPECT_EQ(lesson_moments(readout, Corner::red, Decision::guess), std::vector<std::string_view>{"guess"});
  EXPECT_EQ(lesson_moments(readout, Corner::red, Decision::move), std::vector<std::string_view>{"step"});
  EXPECT_EQ(lesson_moments(readout, Corner::red, Decision::follow), std::vector<std::string_view>{"follow"});
  readout.now.attacker = Corner::blue;
  EXPECT_EQ(lesson_moments(readout, Corner::red, Decision::punch), std::vector<std::string_view>{"counter_punch"});
}

TEST(RingsideCoach, says_nothing_of_a_roll_before_it_rests_and_tells_whose_it_was) {
  Readout readout;
  readout.roll = ShownRoll{.call = {.purpose = static_cast<std::uint8_t>(Purpose::hit),
                                    .die = d100,
                                    .seat = 0,
                                    .success = Success::above,
                                    .target = 55,
                                    .parts = {}},
                           .value = 60};
  EXPECT_TRUE(lesson_moments(readout, Corner::red, std::nullopt).empty());
  readout.roll->settled = true;
  EXPECT_EQ(lesson_moments(readout, Corner::red, std::nullopt), (std::vector<std::string_view>{"welcome", "lands"}));
  EXPECT_EQ(lesson_moments(readout, Corner::blue, std::nullopt), (std::vector<std::string_view>{"welcome", "caught"}));
  readout.roll->value = 55;
  EXPECT_EQ(lesson_moments(readout, Corner::red, std::nullopt), (std::vector<std::string_view>{"welcome", "miss"}));
  EXPECT_EQ(lesson_moments(readout, Corner::blue, std::nullopt), (std::vector<std::string_view>{"welcome", "missed"}));
}

TEST(RingsideCoach, explains_both_picks_while_they_lie_open_and_the_damage_when_it_is_done) {
  Readout readout;
  readout.picks = ShownPicks{.thrower = Corner::red, .age = 0.1F};
  EXPECT_TRUE(lesson_moments(readout, Corner::red, std::nullopt).empty());
  readout.picks->age = 0.5F;
  EXPECT_EQ(lesson_moments(readout, Corner::red, std::nullopt), std::vector<std::string_view>{"reveal"});
  EXPECT_EQ(lesson_moments(readout, Corner::blue, std::nullopt), std::vector<std::string_view>{"hurt"});
  readout.picks->landed = true;
  EXPECT_EQ(lesson_moments(readout, Corner::red, std::nullopt), (std::vector<std::string_view>{"reveal", "endurance"}));
}

TEST(RingsideCoach, speaks_of_tactics_when_the_bout_is_over) {
  Readout readout;
  readout.now.finished = true;
  EXPECT_EQ(lesson_moments(readout, Corner::red, std::nullopt), (std::vector<std::string_view>{"tactics", "end"}));
}

}  // namespace
}  // namespace fc::ringside
