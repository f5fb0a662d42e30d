#include "platform/frame_clock.h"

#include <gtest/gtest.h>

#include <chrono>
#include <ctime>
#include <nlohmann/json.hpp>

namespace fc::platform {
namespace {

TEST(Durations, quantiles_are_right_to_a_hundredth_of_a_millisecond) {
  Durations durations;
  for (int percent = 1; percent <= 100; ++percent) {
    durations.add(percent * 0.1);
  }
  EXPECT_NEAR(durations.quantile(0.5), 5.0, 0.011);
  EXPECT_NEAR(durations.quantile(0.99), 9.9, 0.011);
}

TEST(Durations, of_nothing_are_zero) { EXPECT_EQ(Durations().quantile(0.5), 0.0); }

TEST(Lateness, begins_with_the_tenth_of_sixty_and_ends_after_ten_seconds_in_good_time) {
  Lateness lateness;
  const auto add = [&lateness](double milliseconds, int times) {
    for (int time = 0; time < times; ++time) {
      lateness.add(milliseconds);
    }
  };
  add(25, 9);
  add(5, 51);
  EXPECT_FALSE(lateness.is_late());
  add(25, 1);
  EXPECT_FALSE(lateness.is_late()) << "the first of the ten is more than sixty pictures ago";
  add(25, 9);
  EXPECT_TRUE(lateness.is_late());
  add(5, 599);
  EXPECT_TRUE(lateness.is_late());
  add(12, 1);
  add(5, 599);
  EXPECT_TRUE(lateness.is_late()) << "one that was only just in time begins the ten seconds anew";
  add(5, 1);
  EXPECT_FALSE(lateness.is_late());
}

TEST(FrameStats, idle_frames_are_counted_apart) {
  FrameStats stats(std::chrono::steady_clock::now());
  for (int frame = 0; frame < 10; ++frame) {
    stats.frame_began();
    stats.frame_ended(frame < 3);
  }
  const nlohmann::json line = nlohmann::json::parse(stats.one_json_line(), nullptr, false);
  ASSERT_TRUE(line.is_object());
  EXPECT_EQ(line["frames"], 10);
  EXPECT_EQ(line["drawn"], 3);
  EXPECT_EQ(line["idle"], 7);
  EXPECT_GT(line["peak_rss_mib"], 0.0);
}

TEST(FrameStats, the_longest_frame_is_looked_for_after_the_first_second) {
  FrameStats stats(std::chrono::steady_clock::now());
  const auto frames = [&stats](int count, std::chrono::milliseconds busy) {
    for (int frame = 0; frame < count; ++frame) {
      stats.frame_began();
      for (const std::clock_t end = std::clock() + busy.count() * CLOCKS_PER_SEC / 1000; std::clock() < end;) {
      }
      stats.frame_ended(true);
    }
  };
  const auto line = [&stats] { return nlohmann::json::parse(stats.one_json_line(), nullptr, false); };
  frames(30, std::chrono::milliseconds(0));
  frames(1, std::chrono::milliseconds(20));
  frames(29, std::chrono::milliseconds(0));
  EXPECT_EQ(line()["cpu_ms_longest"], 0.0);
  frames(7, std::chrono::milliseconds(0));
  stats.frame_ended(false);
  frames(1, std::chrono::milliseconds(20));
  frames(7, std::chrono::milliseconds(0));
  EXPECT_EQ(line()["longest_frame"], 68) << "its number among all, as its picture has";
  EXPECT_GT(line()["cpu_ms_longest"], 10.0);
  EXPECT_GT(line()["startup_cpu_ms"], 0.0);
}

TEST(FrameStats, tell_of_phases_only_where_they_are_measured) {
  FrameStats stats(std::chrono::steady_clock::now());
  const auto frame = [&stats] {
    stats.frame_began();
    stats.ended(Phase::men);
    stats.ended(Phase::present);
    stats.frame_ended(true);
  };
  const auto phases = [&stats] { return nlohmann::json::parse(stats.one_json_line(), nullptr, false)["phases_cpu_ms"]; };
  frame();
  EXPECT_TRUE(phases().empty());
  int flushed = 0;
  stats.measure_phases([&flushed] { ++flushed; });
  frame();
  EXPECT_EQ(flushed, 2) << "what is noted down to be drawn belongs to the phase that noted it";
  EXPECT_EQ(phases().size(), 7U);
  EXPECT_EQ(phases()["men"].size(), 3U);
}

}  // namespace
}  // namespace fc::platform
