// Whoever is asked and has gone: the others may leave his seat to a bot, and he gets it back.
#include "cabinet/bout/bout_screen.h"
#include "cabinet/bout/notices.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"
#include "cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class Deserted : public CabinetTable {
 protected:
  static constexpr int second = 60;

  /// Red has picked in secret and waits for blue, who has gone.
  void blue_goes() {
    open(quiet_options(4));
    play_to_secret_pick(red_, blue_);
    frames(second);
    press(red_, "leftshoulder");
    ASSERT_EQ(bout()->awaited(), std::vector<int>{1});
    frames(19 * second);
    EXPECT_FALSE(bout()->offered_to_bot()) << "he may think";
    frames(2 * second);
    ASSERT_EQ(bout()->offered_to_bot(), 1);
  }
  void hold_accept(int count) {
    red_.set("a", true);
    frames(count);
    red_.set("a", false);
    frames(1);
  }

  platform::VirtualPad red_;
  platform::VirtualPad blue_;
};

TEST_F(Deserted, a_seat_goes_to_a_bot_when_somebody_who_waits_holds_his_button) {
  blue_goes();
  const std::size_t choices = bout()->script().choices.size();
  hold_accept(second / 3);
  EXPECT_TRUE(seats()[1].is_person()) << "a press is not enough";
  hold_accept(2 * second);
  EXPECT_FALSE(seats()[1].is_person());
  EXPECT_FALSE(said().empty());
  frames(4 * second);
  EXPECT_GT(bout()->script().choices.size(), choices) << "the bout goes on";
}

TEST_F(Deserted, a_seat_is_its_owners_again_when_he_presses_anything) {
  blue_goes();
  hold_accept(2 * second);
  ASSERT_FALSE(seats()[1].is_person());
  press(blue_, "dpleft");
  ASSERT_EQ(top_as<PauseNotice>(), nullptr);
  EXPECT_TRUE(seats()[1].is_person());
  EXPECT_EQ(seats().seats_of(seats()[1].device), std::vector<int>{1});
  EXPECT_EQ(seats()[0].sitter, Sitter::person) << "and nobody else's";
}

TEST_F(Deserted, a_seat_comes_back_with_a_pad_that_was_plugged_in_anew) {
  blue_goes();
  hold_accept(2 * second);
  ASSERT_FALSE(seats()[1].is_person());
  blue_.disconnect();
  frames(5);
  ASSERT_NE(bout(), nullptr) << "nobody waits for that pad";
  ASSERT_TRUE(blue_.connect("playstation"));
  frames(3);
  press(blue_, "a");
  EXPECT_TRUE(seats()[1].is_person());
}

TEST_F(Deserted, a_seat_is_none_while_its_owner_presses_anything) {
  blue_goes();
  press(blue_, "dpleft");
  frames(1);
  EXPECT_FALSE(bout()->offered_to_bot());
  hold_accept(2 * second);
  EXPECT_TRUE(seats()[1].is_person());
}

TEST_F(Deserted, a_seat_stays_its_owners_where_the_button_was_let_go_in_the_pause) {
  blue_goes();
  red_.set("a", true);
  frames(second / 3);
  press(red_, "start");
  ASSERT_NE(top_as<PauseNotice>(), nullptr);
  red_.set("a", false);
  frames(2);
  press(red_, "start");
  ASSERT_NE(bout(), nullptr);
  ASSERT_EQ(bout()->offered_to_bot(), 1);
  frames(2 * second);
  EXPECT_TRUE(seats()[1].is_person()) << "nobody holds anything";
}

TEST_F(Deserted, a_mouse_may_hold_the_slip_for_a_keyboard_that_waits) {
  open(quiet_options(4));
  frames(2);
  key("Return");
  key("Return");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  ASSERT_TRUE(blue_.connect("xbox"));
  frames(2);
  press(blue_, "a");
  ASSERT_EQ(seats().people(), 2);
  key("Return");
  key("Return");
  ASSERT_NE(bout(), nullptr);
  for (int presses = 0; presses < 400 && !bout()->asks_in_secret(); ++presses) {
    presses % 2 == 0 ? key("Return") : press(blue_, "a");
    frames(8);
  }
  frames(second);
  key("Q");
  ASSERT_EQ(bout()->awaited(), std::vector<int>{1});
  frames(21 * second);
  ASSERT_EQ(bout()->offered_to_bot(), 1);
  const scene::Layout layout = scene::layout(640, 360);
  const auto x = static_cast<int>(layout.ring.middle_x());
  const auto y = static_cast<int>(layout.ring.y) + 15;
  hold_a_frame({.device = "mouse", .press = "left", .x = x, .y = y});
  EXPECT_TRUE(seats()[1].is_person()) << "a click is not enough";
  platform::TimedInput input({{.frame = 0, .device = "mouse", .press = "left", .hold = 2 * second, .x = x, .y = y}});
  for (int frame = 0; frame < 2 * second; ++frame) {
    input.play(frame, loop_->window().handle());
    frames(1);
  }
  EXPECT_FALSE(seats()[1].is_person());
}

TEST_F(Deserted, nobody_who_plays_alone_is_thrown_out) {
  open(quiet_options(4));
  ASSERT_TRUE(red_.connect("xbox"));
  frames(2);
  for (int presses = 0; presses < 4; ++presses) {
    press(red_, "a");
  }
  ASSERT_NE(bout(), nullptr);
  frames_until([this] { return !bout()->awaited().empty(); });
  frames(60 * second);
  EXPECT_FALSE(bout()->offered_to_bot());
}

TEST_F(Deserted, a_kiosk_does_not_stay_for_presses_of_nobody_at_the_table) {
  Options options = quiet_options(4);
  options.kiosk = true;
  open(options);
  frames(5);
  ASSERT_TRUE(red_.connect("xbox"));
  ASSERT_TRUE(blue_.connect("xbox"));
  frames(2);
  press(red_, "a");
  focus_on("menu.title.play");
  press(red_, "a");
  press(red_, "a");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  press(blue_, "a");
  ASSERT_EQ(seats().people(), 2);
  press(red_, "a");
  press(red_, "a");
  ASSERT_NE(bout(), nullptr);
  frames_until([this] { return !bout()->awaited().empty(); });
  // Asked whether anybody is there, it takes any press for an answer: then nobody presses.
  for (int seconds = 0; seconds < 125 && bout() != nullptr && bout()->kind() == BoutKind::played; ++seconds) {
    key("Left");
    frames(second - 2);
  }
  frames(15 * second);
  EXPECT_TRUE(loop_->cabinet().top().is_attract_mode());
}

/// Ann has a device of her own, Bob and Cy share one.
struct ThreeAtTwoDevices {
  ThreeAtTwoDevices() {
    seats = Seats(4);
    seats.place(0, ann);
    seats.place(1, bob_and_cy);
    seats.share(2, bob_and_cy);
    seats[0].name = "Ann";
    seats[1].name = "Bob";
    seats[2].name = "Cy";
  }
  /// Holds its button for so many seconds. Returns who is back.
  std::vector<int> hold(DeviceId device, double seconds) {
    desertion.hold_to_come_back(device, true, seats);
    desertion.follow(seconds, {}, 0);
    std::vector<int> back = desertion.come_back_by_hold(seating);
    desertion.hold_to_come_back(device, false, seats);
    return back;
  }

  static constexpr DeviceId ann{.kind = DeviceKind::pad, .id = 3};
  static constexpr DeviceId bob_and_cy{.kind = DeviceKind::pad, .id = 5};
  Seating seating{true};
  Seats& seats = seating.seats();
  InactivePlayers desertion;
};

TEST(DesertedByOneOfTwo, comes_back_to_the_device_that_the_other_goes_on_with_by_holding_its_button) {
  ThreeAtTwoDevices table;
  table.desertion.hand_to_bot(1, table.seats);
  ASSERT_EQ(table.seats.seats_of(table.bob_and_cy), std::vector<int>{2}) << "Cy goes on";
  EXPECT_TRUE(table.desertion.come_back(table.bob_and_cy, table.seating).empty()) << "a press is Cy's";
  EXPECT_TRUE(table.hold(table.bob_and_cy, 0.5).empty()) << "and a long press too";
  EXPECT_TRUE(table.hold(table.ann, 2).empty()) << "Ann holds another device";
  EXPECT_EQ(table.hold(table.bob_and_cy, 1.1), std::vector<int>{1});
  EXPECT_EQ(table.seats.seats_of(table.bob_and_cy), (std::vector<int>{1, 2}));
  EXPECT_EQ(table.seats[1].name, "Bob");
  EXPECT_TRUE(table.hold(table.bob_and_cy, 1.1).empty()) << "nobody is gone any more";
}

TEST(DesertedByOneOfTwo, comes_back_to_that_device_also_when_it_was_plugged_in_again_meanwhile) {
  ThreeAtTwoDevices table;
  constexpr DeviceId again{.kind = DeviceKind::pad, .id = 8};
  table.desertion.hand_to_bot(1, table.seats);
  ASSERT_EQ(table.seats.lose(table.bob_and_cy), 2);
  ASSERT_EQ(table.seats.give_back(again), 2) << "Cy goes on with it";
  EXPECT_TRUE(table.hold(table.ann, 1.1).empty());
  EXPECT_EQ(table.hold(again, 1.1), std::vector<int>{1});
  EXPECT_EQ(table.seats.seats_of(again), (std::vector<int>{1, 2}));
}

TEST(DesertedByOneOfTwo, is_not_come_back_by_a_button_that_was_let_go_where_nobody_saw_it) {
  ThreeAtTwoDevices table;
  table.desertion.hand_to_bot(1, table.seats);
  table.desertion.hold_to_come_back(table.bob_and_cy, true, table.seats);
  table.desertion.let_go();
  table.desertion.follow(2, {}, 0);
  EXPECT_TRUE(table.desertion.come_back_by_hold(table.seating).empty());
}

TEST(DesertedByOneOfTwo, is_not_come_back_by_somebody_else_who_took_the_seat_of_the_other) {
  ThreeAtTwoDevices table;
  constexpr DeviceId dan{.kind = DeviceKind::pad, .id = 9};
  table.desertion.hand_to_bot(1, table.seats);
  table.seats.leave(2);
  table.seats.place(2, dan);
  table.seats[2].name = "Dan";
  EXPECT_TRUE(table.hold(dan, 1.1).empty());
}

TEST(DesertedByOneOfTwo, finds_both_back_when_both_had_gone_and_one_presses) {
  ThreeAtTwoDevices table;
  table.desertion.hand_to_bot(1, table.seats);
  table.desertion.hand_to_bot(2, table.seats);
  ASSERT_TRUE(table.seats.seats_of(table.bob_and_cy).empty());
  EXPECT_EQ(table.desertion.come_back(table.bob_and_cy, table.seating), (std::vector<int>{1, 2}));
  EXPECT_EQ(table.seats.seats_of(table.bob_and_cy), (std::vector<int>{1, 2}));
  EXPECT_EQ(table.seats.seats_of(table.ann), std::vector<int>{0});
}

TEST(DesertedByOneOfTwo, keeps_both_on_the_device_that_is_plugged_in_again_after_both_came_back) {
  ThreeAtTwoDevices table;
  constexpr DeviceId again{.kind = DeviceKind::pad, .id = 8};
  table.desertion.hand_to_bot(1, table.seats);
  ASSERT_EQ(table.hold(table.bob_and_cy, 1.1), std::vector<int>{1});
  ASSERT_TRUE(table.seats.lose(table.bob_and_cy));
  ASSERT_TRUE(table.seats.give_back(again));
  EXPECT_EQ(table.seats.seats_of(again), (std::vector<int>{1, 2}));
  table.desertion.hand_to_bot(1, table.seats);
  table.desertion.hand_to_bot(2, table.seats);
  ASSERT_EQ(table.desertion.come_back(again, table.seating), (std::vector<int>{1, 2}));
  ASSERT_TRUE(table.seats.lose(again));
  ASSERT_TRUE(table.seats.give_back(table.bob_and_cy));
  EXPECT_EQ(table.seats.seats_of(table.bob_and_cy), (std::vector<int>{1, 2}));
}

TEST(Absences, keep_the_chair_of_who_leaves_while_another_comes) {
  ThreeAtTwoDevices table;
  Absences absences;
  absences.follow(table.seats, 5);
  table.seats.leave(0);
  table.seats.place(3, {.kind = DeviceKind::pad, .id = 7});
  EXPECT_TRUE(absences.follow(table.seats, 9).changed);
  EXPECT_EQ(table.seats[0].sitter, Sitter::absent) << "somebody else came, Ann has not moved";
  EXPECT_EQ(table.seats[0].name, "Ann");
  EXPECT_EQ(absences.kept()[0], "9-");
}

TEST(Absences, keep_no_chair_of_who_takes_another) {
  ThreeAtTwoDevices table;
  Absences absences;
  absences.follow(table.seats, 5);
  table.seats.place(3, table.bob_and_cy);
  absences.follow(table.seats, 9);
  EXPECT_EQ(table.seats[1].sitter, Sitter::bot);
  EXPECT_EQ(absences.kept()[1], "");
}

TEST(Absences, keep_the_chair_of_who_leaves_while_who_shared_with_him_takes_another) {
  ThreeAtTwoDevices table;
  Absences absences;
  absences.follow(table.seats, 5);
  table.seats.leave(1);
  table.seats.place(3, table.bob_and_cy);
  absences.follow(table.seats, 9);
  EXPECT_EQ(table.seats[1].sitter, Sitter::absent);
  EXPECT_EQ(table.seats[1].name, "Bob");
  EXPECT_EQ(table.seats[2].sitter, Sitter::bot);
  EXPECT_EQ(table.seats[3].name, "Cy");
}

}  // namespace
}  // namespace fc::cabinet
