// Who sits at Knock Out's table, and who only looks on.
#include <fstream>

#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "table.h"

namespace fc::cabinet {
namespace {

using KnockOutSetup = KnockOutTable;

TEST_F(KnockOutSetup, who_gives_his_seat_to_a_bot_may_send_the_bots_into_the_ring) {
  open_at_keyboard();
  press_on("seat-0", "Right");
  ASSERT_EQ(seats().people(), 0) << "he looks on";
  key("Down");
  EXPECT_EQ(seats().people(), 0) << "and his presses no longer sit him down";
  press_on("seat-1", "Left");
  ASSERT_EQ(seats().people(), 0) << "a weaker bot";
  press_on("start", "Return");
  ASSERT_NE(top_as<TaleScreen>(), nullptr);
  key("Return");
  EXPECT_EQ(seats().people(), 0);
  for (int moments = 0; moments < 200 && top_as<FrontPageScreen>() == nullptr; ++moments) {
    frames(10);
  }
  EXPECT_NE(top_as<FrontPageScreen>(), nullptr) << "they play the game by themselves";
}

TEST_F(KnockOutSetup, who_looks_on_takes_a_seat_again_by_its_row) {
  open_at_keyboard();
  press_on("seat-0", "Right");
  ASSERT_EQ(seats().people(), 0);
  press_on("seat-2", "Left");
  press_on("seat-2", "Left");
  press_on("seat-2", "Left");
  ASSERT_TRUE(seats()[2].is_person()) << "contender, novice, uniform, person";
  EXPECT_EQ(seats()[2].device.kind, DeviceKind::keyboard);
}

TEST_F(KnockOutSetup, settings_that_an_older_version_kept_for_all_games_are_knock_outs_now) {
  std::filesystem::create_directories(folder_);
  std::ofstream(folder_ / "settings.json") << R"({"show_discards": true, "show_money": false, "text_scale": 125})";
  open_at_keyboard();
  EXPECT_EQ(app().settings.of("knock-out"), (ChosenValues{{"show_discards", "on"}, {"show_money", "off"}}));
  app().settings.text_scale = 150;
  frames(1);
  close();
  const Settings kept = read_settings(folder_ / "settings.json").settings;
  EXPECT_EQ(kept.text_scale, 150);
  EXPECT_EQ(kept.of("knock-out"), (ChosenValues{{"show_discards", "on"}, {"show_money", "off"}}));
}

}  // namespace
}  // namespace fc::cabinet
