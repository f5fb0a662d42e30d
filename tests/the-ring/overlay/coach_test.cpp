// What the coach of the lesson finds to explain while bouts go by.
#include "overlay/the-ring/panels.h"

#include <gtest/gtest.h>

#include "scene/the-ring/choreography.h"
#include "tests/overlay/lesson_words.h"
#include "tests/the-ring/scene/bouts.h"

namespace fc::the_ring {
namespace {

/// Nobody is asked: questions are answered before they show.
const overlay::test::MomentsSeen& moments_of_many_bouts() {
  static const overlay::test::MomentsSeen seen = overlay::test::moments_of_bouts<Choreography, Rules>(
      12, test::some_setup,
      [](const Setup& setup, const Readout& readout) { return lesson_moments(setup, readout, false); });
  return seen;
}

TEST(TheRingCoach, explains_everything_that_the_lesson_has_words_for) {
  overlay::test::expect_every_word("the-ring", moments_of_many_bouts(),
                                   {"welcome", "strategy", "plus", "second", "after_hurt", "later"});
}

TEST(TheRingCoach, has_something_to_point_at_for_at_least_a_frame_of_sixty_a_second) {
  overlay::test::expect_long_enough(moments_of_many_bouts());
}

TEST(TheRingCoach, asks_for_a_strategy_in_other_words_after_a_man_was_hurt) {
  const auto setup = test::olson_against_sandy();
  Readout readout;
  readout.now.round = 1;
  readout.now.segment = 1;
  EXPECT_EQ(lesson_moments(setup, readout, true), (std::vector<std::string_view>{"welcome", "strategy", "plus"}));
  readout.now.segment = 2;
  EXPECT_EQ(lesson_moments(setup, readout, true), std::vector<std::string_view>{"second"});
  readout.change_after_hurt = true;
  EXPECT_EQ(lesson_moments(setup, readout, true), std::vector<std::string_view>{"after_hurt"});
  EXPECT_TRUE(lesson_moments(setup, Readout{}, false).empty());
}

}  // namespace
}  // namespace fc::the_ring
