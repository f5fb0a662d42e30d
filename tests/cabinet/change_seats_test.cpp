// People come and go in the middle of a bout, each with his own device.
#include "cabinet/bout/bout_screen.h"
#include "cabinet/bout/notices.h"
#include "cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class ChangeSeats : public CabinetTable {
 protected:
  void open_seats(platform::VirtualPad& pad) {
    press(pad, "start");
    loop_->cabinet().focus().focus(overlay::focus_id("menu.pause.seats"));
    frames(1);
    press(pad, "a");
    frames(2);
    ASSERT_NE(top_as<SeatsNotice>(), nullptr);
  }
  /// Presses the button of that chair with this pad.
  void press_chair(platform::VirtualPad& pad, int seat) {
    loop_->cabinet().focus().focus(overlay::focus_id("chair-" + std::to_string(seat)));
    frames(1);
    press(pad, "a");
    frames(1);
  }
  void back_to_bout(platform::VirtualPad& pad) {
    press(pad, "b");
    frames(2);
    ASSERT_NE(bout(), nullptr);
  }
  /// Two people box, each with a pad.
  void begin() {
    open(quiet_options(4));
    start_bout(red, blue);
  }

  platform::VirtualPad red;
  platform::VirtualPad blue;
};

TEST_F(ChangeSeats, who_got_up_sits_down_again_and_is_asked_again) {
  begin();
  open_seats(blue);
  press_chair(blue, 1);
  ASSERT_EQ(seats()[1].sitter, Sitter::bot);
  back_to_bout(red);
  EXPECT_EQ(kept().open(kept_rows().front().id)->seats[1].sitter, "bot") << "and so it is kept";
  open_seats(blue);
  press_chair(blue, 1);
  ASSERT_EQ(seats()[1].sitter, Sitter::person);
  back_to_bout(red);
  for (int presses = 0; presses < 400 && !bout()->asks_in_secret(); ++presses) {
    press(presses % 2 == 0 ? red : blue, "a");
    frames(8);
  }
  EXPECT_EQ(bout()->awaited().size(), 2U) << "both pick in secret";
  app().kept.finish_writing();
  EXPECT_EQ(kept().open(kept_rows().front().id)->seats[1].sitter, "person");
}

TEST_F(ChangeSeats, nobody_makes_another_get_up) {
  begin();
  open_seats(red);
  press_chair(red, 1);
  EXPECT_EQ(seats()[1].sitter, Sitter::person);
  EXPECT_FALSE(said().empty()) << "he is told why";
}

TEST_F(ChangeSeats, a_third_pad_takes_the_seat_of_a_bot) {
  platform::VirtualPad third;
  begin();
  ASSERT_TRUE(third.connect("xbox"));
  frames(2);
  open_seats(red);
  press_chair(blue, 1);
  press_chair(third, 1);
  EXPECT_EQ(seats().seats_of(seats()[1].device), std::vector<int>{1});
  back_to_bout(red);
  const DeviceId before = seats()[1].device;
  open_seats(third);
  press_chair(third, 1);
  press_chair(blue, 1);
  EXPECT_NE(seats()[1].device, before) << "and its owner takes it back";
}

TEST_F(ChangeSeats, who_takes_another_seat_leaves_his_own_to_a_bot) {
  begin();
  open_seats(red);
  press_chair(blue, 1);
  press_chair(red, 1);
  EXPECT_EQ(seats()[0].sitter, Sitter::bot);
  EXPECT_EQ(seats()[1].sitter, Sitter::person);
  back_to_bout(red);
  frames(60);
  EXPECT_EQ(seats().people(), 1);
}

TEST_F(ChangeSeats, a_pick_in_secret_that_a_bot_is_asked_is_never_shown_to_whoever_takes_its_seat) {
  open(quiet_options(4));
  play_to_secret_pick(red, blue);
  open_seats(blue);
  press_chair(blue, 1);
  back_to_bout(red);
  ASSERT_EQ(bout()->awaited(), std::vector<int>{0}) << "the bot picks for blue";
  open_seats(blue);
  press_chair(blue, 1);
  ASSERT_EQ(seats()[1].sitter, Sitter::person);
  back_to_bout(red);
  EXPECT_EQ(bout()->awaited(), std::vector<int>{0}) << "what the bot was asked it answers";
}

TEST_F(ChangeSeats, the_sheet_of_answers_goes_with_its_question) {
  begin();
  frames_until([this] { return !bout()->awaited().empty() && !bout()->asks_in_secret(); });
  const int asked = bout()->awaited().front();
  platform::VirtualPad& pad = asked == 0 ? red : blue;
  platform::VirtualPad& other = asked == 0 ? blue : red;
  press(pad, "y");
  ASSERT_TRUE(bout()->explains());
  open_seats(pad);
  press_chair(pad, asked);
  back_to_bout(other);
  frames_until([this] { return !bout()->awaited().empty() && !bout()->asks_in_secret(); }, 4000);
  EXPECT_FALSE(bout()->explains()) << "the question it explained went to a bot";
}

}  // namespace
}  // namespace fc::cabinet
