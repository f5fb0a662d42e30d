// What the cabinet has to be heard with: menus, stamps and the bout itself.
#include <utility>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/program/soundboard.h"
#include "cabinet_test_table.h"

namespace fc::cabinet {
namespace {

using SoundTest = CabinetTable;

TEST_F(SoundTest, menus_tick) {
  open(quiet_options());
  frames(3);
  EXPECT_EQ(heard_, "") << "nobody did anything";
  key("Down");
  EXPECT_EQ(heard_, "focus ");
  key("Up");
  key("Return");
  EXPECT_EQ(heard_, "focus focus accept ");
}

constexpr int rows_before_the_volumes = 9;

TEST_F(SoundTest, a_changed_volume_is_heard_at_once) {
  open(quiet_options());
  app().flow.open_settings();
  frames(2);
  key("PageDown");
  key("PageUp");  // the leaf of the controls and back
  for (int row = 0; row <= rows_before_the_volumes; ++row) {
    key("Down");
  }
  const platform::Volumes before = app().settings.volumes;
  heard_.clear();
  key("Right");
  EXPECT_EQ(app().settings.volumes.effects, before.effects + 10);
  EXPECT_EQ(app().settings.volumes.crowd, before.crowd);
  EXPECT_EQ(heard_, "accept bell ");
}

TEST_F(SoundTest, a_bout_begins_with_its_dice_and_rings_its_bell) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(1));
  start_bout(red, blue);
  frames(60);
  EXPECT_NE(heard_.find("bell "), std::string::npos) << heard_;
  frames(120);
  EXPECT_NE(heard_.find("dice "), std::string::npos) << heard_;
}

TEST_F(SoundTest, the_hall_murmurs_while_a_bout_is_on_and_not_behind_a_menu) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(1));
  frames(3);
  EXPECT_EQ(loop_->cabinet().murmur(), 0) << "the title";
  start_bout(red, blue);
  frames(60);
  EXPECT_GT(loop_->cabinet().murmur(), 0.05F);
  press(red, "start");
  frames(5);
  EXPECT_EQ(loop_->cabinet().murmur(), 0) << "the bout is paused";
}

TEST_F(SoundTest, the_band_plays_before_a_bout_and_not_in_it) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(1));
  frames(3);
  EXPECT_EQ(loop_->cabinet().tune(), Tune::title);
  ASSERT_TRUE(red.connect("xbox"));
  ASSERT_TRUE(blue.connect("playstation"));
  frames(2);
  press(red, "a");
  frames(2);
  EXPECT_EQ(loop_->cabinet().tune(), Tune::vamp);
  press(red, "a");
  frames(2);
  EXPECT_EQ(loop_->cabinet().tune(), Tune::vamp) << "it goes on under the set-up";
  press(blue, "a");
  press(red, "a");
  frames(2);
  EXPECT_EQ(loop_->cabinet().tune(), Tune::walk) << "the tale of the tape";
  press(red, "a");
  frames(2);
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(loop_->cabinet().tune(), Tune::none);
}

TEST(BandLevels, make_room_for_the_bell_and_the_count) {
  BandLevel level;
  const scene::SoundCue bell{.sound = Sound::bell};
  const scene::SoundCue blow{.sound = Sound::thud};
  EXPECT_EQ(level.follow({}, 0), 1);
  EXPECT_EQ(level.follow({&blow, 1}, 1), 1);
  EXPECT_EQ(level.follow({&bell, 1}, 2), ducked_band) << "6 dB less at once";
  EXPECT_EQ(level.follow({}, 2.9), ducked_band);
  const float rising = level.follow({}, 3.25);
  EXPECT_GT(rising, ducked_band);
  EXPECT_LT(rising, 1);
  EXPECT_EQ(level.follow({}, 3.6), 1);
}

TEST_F(SoundTest, no_two_blows_in_a_row_are_the_same) {
  Clock clock;
  Soundboard board(clock);
  int before = -1;
  for (int blow = 0; blow < 20; ++blow) {
    board.play(Sound::thud, 1);
    if (blow % 4 == 0) {
      board.play(Sound::glove, 1);
    }
    for (const scene::SoundCue& cue : board.take()) {
      if (cue.sound == Sound::thud) {
        EXPECT_NE(cue.take, std::exchange(before, cue.take));
      }
    }
  }
}

TEST_F(SoundTest, of_a_sealed_pick_the_stamp_alone_is_heard) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(4));
  play_to_secret_pick(red, blue);
  frames(60);  // what came before has faded
  heard_.clear();
  press(red, "dpright");
  EXPECT_EQ(heard_, "") << "somebody might count";
  press(red, "x");
  frames(30);
  EXPECT_EQ(heard_, "stamp ");
  ASSERT_TRUE(bout()->asks_in_secret()) << "the other pick is still awaited";
}

TEST_F(SoundTest, a_bout_at_instant_speed_makes_no_din) {
  Options options = quiet_options();
  options.demo = true;
  open(options);
  std::size_t sounded = 0;
  for (int frame = 0; frame < 100; ++frame) {
    frames(1);
    const std::vector<scene::SoundCue>& heard = loop_->cabinet().starting_sounds();
    EXPECT_LE(heard.size(), scene::most_heard_together);
    sounded += heard.size();
  }
  EXPECT_GT(sounded, 0U);
}

TEST_F(SoundTest, a_bout_that_is_continued_does_not_repeat_what_was_heard) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(1));
  start_bout(red, blue);
  frames(300);
  loop_->close();
  const auto file = kept().export_bout(1);
  ASSERT_TRUE(file) << one_line(file.error());
  close();
  Options options = quiet_options(1);
  options.script = *file;
  open(options);
  ASSERT_NE(bout(), nullptr);
  frames(2);
  EXPECT_EQ(heard_, "");
}

}  // namespace
}  // namespace fc::cabinet
