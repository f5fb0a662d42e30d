// When a picture is drawn: at once after a press, fifteen times a second where something lives, never while nothing moves.
#include <gtest/gtest.h>
#include <malloc.h>

#include <cstdint>
#include <set>

#include "cabinet/screens/menu_screens.h"
#include "cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class Drawing : public CabinetTable {
 protected:
  /// How many pictures are drawn in so many seconds.
  int drawn(int seconds) {
    int count = 0;
    for (int frame = 0; frame < 60 * seconds; ++frame) {
      count += loop_->frame().value_or(false) ? 1 : 0;
    }
    return count;
  }
};

TEST_F(Drawing, a_press_shows_in_the_next_frame) {
  open(quiet_options());
  frames(5);
  const std::uint64_t before = picture();
  platform::TimedInput input({{.frame = 0, .device = "keyboard", .press = "Down", .hold = 1}});
  input.play(0, loop_->window().handle());
  frames(1);
  EXPECT_NE(picture(), before);
}

TEST_F(Drawing, a_monitor_that_wakes_shows_what_was_painted_and_another_size_is_painted_anew) {
  const auto bytes_in_use = [] {
    const auto in_use = mallinfo2();
    return in_use.uordblks + in_use.hblkhd;
  };
  constexpr std::size_t of_a_picture = 1280 * 720;
  open(quiet_options());
  app().flow.to_demonstration();
  frames(60);
  const std::size_t before = bytes_in_use();
  if (before == 0) {
    GTEST_SKIP() << "another heap, which tells nothing";
  }
  loop_->cabinet().take({platform::PaintAsked{}});
  EXPECT_EQ(bytes_in_use(), before);
  loop_->cabinet().take({platform::PaintAsked{.anew = true}});
  EXPECT_LT(bytes_in_use() + of_a_picture, before);
}

TEST_F(Drawing, nothing_is_drawn_while_nothing_moves) {
  Options options = quiet_options();
  options.reduced_motion = true;
  open(options);
  frames(10);
  for (int frame = 0; frame < 60; ++frame) {
    const Result<bool> is_drawn = loop_->frame();
    ASSERT_TRUE(is_drawn);
    EXPECT_FALSE(*is_drawn) << "frame " << frame;
  }
}

TEST_F(Drawing, the_title_lives_fifteen_times_a_second_and_rests_after_a_minute) {
  open(quiet_options());
  drawn(1);
  const int awake = drawn(10);
  EXPECT_LE(awake, 150);
  EXPECT_GE(awake, 140);
  drawn(50);
  EXPECT_EQ(drawn(10), 0) << "nobody has pressed anything for a minute";
  const std::uint64_t still = picture();
  platform::TimedInput input({{.frame = 0, .device = "keyboard", .press = "Down", .hold = 1}});
  input.play(0, loop_->window().handle());
  EXPECT_GE(drawn(2), 25) << "a press wakes them";
  EXPECT_NE(picture(), still);
}

TEST_F(Drawing, a_corner_that_is_looked_at_lives_and_rests_after_a_minute) {
  open(quiet_options());
  frames(3);
  loop_->cabinet().flow().to_corners();
  drawn(1);
  ASSERT_NE(top_as<CornersScreen>(), nullptr);
  const int awake = drawn(4);
  EXPECT_LE(awake, 60);
  EXPECT_GE(awake, 50);
  std::set<std::uint64_t> seen;
  for (int step = 0; step < 60; ++step) {
    frames(4);
    seen.insert(picture());
  }
  EXPECT_GT(seen.size(), 5U) << "its men move";
  drawn(54);
  EXPECT_EQ(drawn(5), 0);
}

TEST_F(Drawing, the_men_breathe_while_somebody_picks) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(4));
  ASSERT_TRUE(red.connect("xbox"));
  ASSERT_TRUE(blue.connect("xbox"));
  play_to_secret_pick(red, blue);
  drawn(3);
  ASSERT_TRUE(bout()->asks_in_secret());
  ASSERT_FALSE(bout()->stage()->markers.empty());
  std::set<float> shares;
  int awake = 0;
  for (int step = 0; step < 60; ++step) {
    for (int frame = 0; frame < 4; ++frame) {
      awake += loop_->frame().value_or(false) ? 1 : 0;
    }
    shares.insert(bout()->stage()->markers.front().likeness.gesture.share);
  }
  EXPECT_GT(shares.size(), 15U);
  EXPECT_LE(awake, 60);
  EXPECT_GE(awake, 50);
  ASSERT_TRUE(bout()->asks_in_secret());
}

}  // namespace
}  // namespace fc::cabinet
