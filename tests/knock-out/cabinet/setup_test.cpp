// Who sits at Knock Out's table, and who only looks on.
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

}  // namespace
}  // namespace fc::cabinet
