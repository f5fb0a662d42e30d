// Whole bouts through the real event path.
#include <fstream>
#include <iterator>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"
#include "cabinet_test_table.h"
#include "core/random.h"
#include "match/games.h"
#include "match/script.h"

namespace fc::cabinet {
namespace {

using BoutPlay = CabinetTable;

constexpr std::array<const char*, 7> playing_controls{"a",    "a",      "leftshoulder", "rightshoulder",
                                                      "dpup", "dpleft", "dpright"};

TEST_F(BoutPlay, two_pads_play_a_whole_bout) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options());
  start_bout(red, blue);
  Random chance(3);
  for (int presses = 0; presses < 6000 && top_as<FrontPageScreen>() == nullptr; ++presses) {
    platform::VirtualPad& pad = chance.below(2) == 0 ? red : blue;
    press(pad, playing_controls[chance.below(playing_controls.size())]);
  }
  ASSERT_NE(top_as<FrontPageScreen>(), nullptr) << "the bout is over";
  ASSERT_EQ(kept_rows().size(), 1U);
  EXPECT_TRUE(kept_rows()[0].standing.over);
  EXPECT_GT(red.buzzes(), 0) << "sealing a pick is felt";
  EXPECT_GT(blue.buzzes(), 0);

  const Script script = kept_script(kept_rows()[0]);
  EXPECT_FALSE(script.choices.empty());
  const Result<Games> games = Games::load(FC_SOURCE_DIR "/data");
  ASSERT_TRUE(games);
  Result<std::unique_ptr<Match>> match = games->open(script);
  ASSERT_TRUE(match);
  ASSERT_TRUE(replay(**match, script)) << "what is kept is what the referee reads";
  EXPECT_EQ((*match)->need().kind, NeedKind::finished);
}

TEST_F(BoutPlay, the_details_button_tells_what_every_answer_means) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(4));
  start_bout(red, blue);
  for (int waited = 0; waited < 600 && (bout()->awaited().empty() || bout()->asks_in_secret()); ++waited) {
    frames(1);
  }
  ASSERT_FALSE(bout()->awaited().empty());
  platform::VirtualPad& asked = bout()->awaited().front() == 0 ? red : blue;
  platform::VirtualPad& other = &asked == &red ? blue : red;
  press(other, "y");
  EXPECT_FALSE(bout()->explains()) << "he is asked nothing";
  const std::uint64_t before = picture();
  press(asked, "y");
  EXPECT_TRUE(bout()->explains());
  EXPECT_NE(picture(), before);
  press(asked, "b");
  ASSERT_NE(top_as<BoutScreen>(), nullptr) << "back puts the sheet away before it pauses";
  EXPECT_FALSE(bout()->explains());
  press(asked, "y");
  press(asked, "a");
  EXPECT_FALSE(bout()->explains()) << "who has answered has read it";
}

TEST_F(BoutPlay, a_bot_plays_against_one_pad_in_four_presses) {
  platform::VirtualPad pad;
  open(quiet_options());
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  for (int presses = 0; presses < 4; ++presses) {
    press(pad, "a");
  }
  ASSERT_NE(top_as<BoutScreen>(), nullptr);
  EXPECT_EQ(seats().people(), 1);
  for (int presses = 0; presses < 4000 && top_as<FrontPageScreen>() == nullptr; ++presses) {
    press(pad, "a");
  }
  EXPECT_NE(top_as<FrontPageScreen>(), nullptr);
}

TEST_F(BoutPlay, after_a_kill_the_bout_goes_on_where_it_stood) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options());
  start_bout(red, blue);
  for (int presses = 0; presses < 40; ++presses) {
    press(red, "a");
    press(blue, "leftshoulder");
    press(blue, "a");
  }
  ASSERT_NE(top_as<BoutScreen>(), nullptr);
  const std::size_t choices_before = top_as<BoutScreen>()->script().choices.size();
  ASSERT_GT(choices_before, 0U);
  red.disconnect();
  blue.disconnect();
  close();

  open(quiet_options());
  frames(2);
  ASSERT_TRUE(kept().unfinished());
  app().flow.resume_unfinished();
  frames(2);
  ASSERT_TRUE(red.connect("xbox"));
  ASSERT_TRUE(blue.connect("xbox"));
  frames(4);
  frames_until([this] { return top_as<BoutScreen>() != nullptr; });
  EXPECT_GE(top_as<BoutScreen>()->script().choices.size(), choices_before);
  EXPECT_EQ(seats().people(), 2) << "both seats wait for their people";
}

TEST_F(BoutPlay, the_same_run_gives_the_same_pictures) {
  std::vector<std::uint64_t> first;
  for (int run = 0; run < 2; ++run) {
    std::filesystem::remove_all(folder_);
    Options options = quiet_options();
    options.demo = true;
    options.speed = 1;
    open(options);
    for (int step = 0; step < 12; ++step) {
      frames(10);
      const std::uint64_t now = picture();
      if (run == 0) {
        first.push_back(now);
      } else {
        EXPECT_EQ(now, first[static_cast<std::size_t>(step)]) << "step " << step;
      }
    }
    close();
  }
}

}  // namespace
}  // namespace fc::cabinet
