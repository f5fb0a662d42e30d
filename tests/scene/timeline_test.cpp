#include "scene/timeline.h"

#include <gtest/gtest.h>

#include <array>

namespace fc::scene {
namespace {

constexpr std::array every_ease{Ease::linear, Ease::in, Ease::out, Ease::in_out, Ease::drop};

TEST(EaseTest, every_ease_goes_from_nothing_to_everything) {
  for (const Ease ease : every_ease) {
    EXPECT_FLOAT_EQ(eased(ease, 0), 0);
    EXPECT_FLOAT_EQ(eased(ease, 1), 1);
    EXPECT_FLOAT_EQ(eased(ease, -3), 0);
    EXPECT_FLOAT_EQ(eased(ease, 7), 1);
  }
}

TEST(EaseTest, no_ease_jumps) {
  constexpr int steps = 1000;
  for (const Ease ease : every_ease) {
    for (int step = 0; step < steps; ++step) {
      const float here = eased(ease, static_cast<float>(step) / steps);
      const float next = eased(ease, static_cast<float>(step + 1) / steps);
      EXPECT_LT(std::abs(next - here), 0.006F) << static_cast<int>(ease) << " at " << step;
    }
  }
}

TEST(TrackTest, glides_and_then_stays_exactly) {
  Track track(2);
  track.glide(5, 10, 2, Ease::linear);
  EXPECT_FLOAT_EQ(track.at(9), 2);
  EXPECT_FLOAT_EQ(track.at(11), 3.5F);
  EXPECT_EQ(track.at(12), 5.0F);
  EXPECT_EQ(track.at(1000), 5.0F);
}

TEST(TrackTest, turns_round_from_wherever_it_is) {
  Track track(0);
  track.glide(10, 0, 10, Ease::linear);
  track.glide(0, 5, 5, Ease::linear);
  EXPECT_FLOAT_EQ(track.at(5), 5);
  EXPECT_FLOAT_EQ(track.at(7.5), 2.5F);
  EXPECT_FLOAT_EQ(track.at(10), 0);
}

struct Beat {
  double start = 0;
  int name = 0;
};

TEST(TimelineTest, finds_what_has_started_at_any_moment_in_any_order) {
  Timeline<Beat> timeline;
  for (int name = 0; name < 5; ++name) {
    timeline.append({.start = static_cast<double>(name), .name = name});
  }
  EXPECT_EQ(timeline.started(3.5), 4U);
  EXPECT_EQ(timeline.started(-1), 0U);
  EXPECT_EQ(timeline.started(0), 1U);
  EXPECT_EQ(timeline.started(99), 5U);
}

TEST(TimelineTest, recent_cues_come_oldest_first) {
  Timeline<Beat> timeline;
  for (int name = 0; name < 5; ++name) {
    timeline.append({.start = static_cast<double>(name), .name = name});
  }
  const auto recent = timeline.recent(3.5, 2);
  ASSERT_EQ(recent.size(), 2U);
  EXPECT_EQ(recent[0].name, 2);
  EXPECT_EQ(recent[1].name, 3);
}

}  // namespace
}  // namespace fc::scene
