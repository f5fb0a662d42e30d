// What the coach of the lesson finds to explain while bouts go by.
#include "overlay/the-ring/coach.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "scene/the-ring/choreography.h"
#include "tests/the-ring/scene/bouts.h"

namespace fc::the_ring {
namespace {

constexpr double frame = 0.05;  // seconds

/// Every moment of many bouts, and how many frames it was there.
const std::map<std::string, int>& moments_of_many_bouts() {
  static const std::map<std::string, int> seen = [] {
    std::map<std::string, int> frames;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      Choreography choreography(test::some_setup(seed));
      test::tell(choreography, test::play(choreography.setup(), seed), 0);
      for (double clock = 0; clock < choreography.rest_time(); clock += frame) {
        for (const std::string_view moment : lesson_moments(choreography.setup(), choreography.readout(clock), false)) {
          ++frames[std::string(moment)];
        }
      }
    }
    return frames;
  }();
  return seen;
}

TEST(TheRingCoach, explains_everything_that_the_lesson_has_words_for) {
  const Words words = test::words_in("en");
  const std::string topic = "the-ring.lesson.";
  std::set<std::string> written;
  for (auto text = words.all().lower_bound(topic); text != words.all().end() && text->first.starts_with(topic); ++text) {
    written.insert(text->first.substr(topic.size()));
  }
  std::set<std::string> found;
  for (const auto& [moment, frames] : moments_of_many_bouts()) {
    found.insert(moment);
  }
  // In these bouts nobody is asked: the questions are answered before they show.
  for (const char* asked : {"welcome", "strategy", "plus", "second", "after_hurt", "later"}) {
    found.insert(asked);
  }
  EXPECT_EQ(found, written);
}

TEST(TheRingCoach, has_something_to_point_at_for_at_least_a_frame_of_sixty_a_second) {
  for (const auto& [moment, frames] : moments_of_many_bouts()) {
    EXPECT_GT(frames, 1) << moment;
  }
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
