// Who may answer with what, where several people sit at one table: each for himself, and with what lies at his hands.
#include <algorithm>

#include "cabinet/bout/notices.h"
#include "table.h"

namespace fc::cabinet {
namespace {

constexpr DeviceId left_half{.kind = DeviceKind::keyboard_left, .id = 0};
constexpr DeviceId right_half{.kind = DeviceKind::keyboard_right, .id = 0};

/// Three people at a fight without bets; black, seat 0, decides first.
class SharedTable : public KnockOutTable {
 protected:
  void open_fight() {
    Options options = knock_out_options();
    options.game.clear();
    open(options);
    ASSERT_TRUE(pad_.connect("xbox"));
    frames(2);
    go_on_with(R"({"game":"knock-out","setup":{"players":["black","green","yellow"],"start":0,"options":{"betting":false}},)"
               R"("dice":[],"choices":[]})",
               R"({"seats":["person","person","person"]})");
  }

  [[nodiscard]] DeviceId pad() { return devices().pads().connected().at(0); }

  void sit(DeviceId black, DeviceId green, DeviceId yellow) {
    seats().place(0, black);
    seats().place(1, green);
    seats().place(2, yellow);
    frames_until([this] { return asked(); });
    frames(2);
  }

  [[nodiscard]] overlay::Box first_answer() const {
    const auto& entries = loop_->cabinet().focus().entries();
    const auto first = std::ranges::find_if(entries, [](const auto& entry) { return entry.traits.first; });
    return first == entries.end() ? overlay::Box{} : first->box;
  }

  void click(const overlay::Box& box) {
    CabinetTable::click(static_cast<int>(box.middle_x()), static_cast<int>(box.middle_y()));
  }

  /// Clicks in a grid over the whole picture.
  void click_everywhere() {
    constexpr int step = 40;
    for (int y = step / 2; y < 360; y += step) {
      for (int x = step / 2; x < 640; x += step) {
        if (bout() != nullptr) {
          CabinetTable::click(x, y);
        }
      }
    }
  }

  [[nodiscard]] bool asked() { return bout() != nullptr && !bout()->awaited().empty(); }
  [[nodiscard]] std::size_t choices() { return bout()->script().choices.size(); }

  platform::VirtualPad pad_;
};

TEST_F(SharedTable, the_mouse_lies_beside_the_keyboard_and_answers_for_whoever_is_asked_there) {
  open_fight();
  sit(left_half, right_half, pad());
  ASSERT_EQ(bout()->awaited(), std::vector<int>{0});
  click(first_answer());
  EXPECT_EQ(choices(), 1U);
}

TEST_F(SharedTable, a_card_that_is_gone_is_refused_aloud_and_without_its_value) {
  open_fight();
  sit(left_half, right_half, pad());
  frames(60);
  key("E");
  frames_until([this] { return bout()->asks_in_secret(); });
  const std::vector<int> awaited = bout()->awaited();
  ASSERT_NE(std::ranges::find(awaited, 0), awaited.end());
  frames(60);
  key("Q");
  key("Q");
  EXPECT_EQ(said(), "") << "everybody has two cards of 1";
  key("Q");
  EXPECT_NE(said(), "");
  EXPECT_EQ(said().find('1'), std::string::npos) << said();
}

TEST_F(SharedTable, the_mouse_beside_the_keyboard_neither_answers_nor_moves_the_focus_for_a_pad) {
  open_fight();
  sit(pad(), left_half, right_half);
  ASSERT_EQ(bout()->awaited(), std::vector<int>{0});
  const overlay::FocusId focused = loop_->cabinet().focus().focused();
  const auto& entries = loop_->cabinet().focus().entries();
  const auto other = std::ranges::find_if(entries, [&](const auto& entry) { return entry.id != focused; });
  ASSERT_NE(other, entries.end());
  const overlay::Box box = other->box;
  platform::TimedInput hand({{.frame = 0,
                              .device = "mouse",
                              .press = "move",
                              .x = static_cast<int>(box.middle_x()),
                              .y = static_cast<int>(box.middle_y())}});
  hand.play(0, loop_->window().handle());
  frames(1);
  EXPECT_EQ(loop_->cabinet().focus().focused(), focused);
  click(first_answer());
  EXPECT_EQ(choices(), 0U);
  EXPECT_NE(said().find(bout()->seat_name(0)), std::string::npos) << said();
  EXPECT_NE(said().find("Pad"), std::string::npos) << "and says with what: " << said();
  press(pad_, "a");
  EXPECT_EQ(choices(), 1U);
  EXPECT_EQ(said(), "") << "it is no longer his turn";
}

TEST_F(SharedTable, of_two_hands_that_pick_in_secret_no_click_picks) {
  open_fight();
  sit(left_half, right_half, pad());
  key("E");
  frames_until([this] { return bout()->asks_in_secret(); });
  frames(2);
  const std::vector<int> awaited = bout()->awaited();
  ASSERT_EQ(awaited.size(), 2U);
  const std::size_t before = choices();
  click_everywhere();
  while (bout() == nullptr) {  // some clicks have opened the pause or the rulebook
    key("Escape");
  }
  EXPECT_EQ(choices(), before);
  EXPECT_EQ(bout()->awaited(), awaited);
}

TEST_F(SharedTable, the_curtain_opens_for_the_mouse_that_belongs_to_its_device_only) {
  open_fight();
  seats() = Seats(3);
  seats().place(0, whole_keyboard);
  ASSERT_TRUE(seats().share(1));
  seats().place(2, pad());
  frames_until([this] { return asked(); });
  frames(2);
  key("Return");
  frames_until([this] { return bout()->curtained(); });
  frames(2);
  click(first_answer());
  frames(2);
  EXPECT_FALSE(bout()->curtained()) << "the keyboard is passed on with the mouse beside it";

  close();
  std::filesystem::remove_all(folder_);  // the fight begins anew
  pad_.disconnect();
  open_fight();
  seats() = Seats(3);
  seats().place(0, pad());
  ASSERT_TRUE(seats().share(1));
  seats().place(2, whole_keyboard);
  frames_until([this] { return asked(); });
  frames(2);
  press(pad_, "a");
  frames_until([this] { return bout()->curtained(); });
  frames(2);
  click(first_answer());
  frames(2);
  EXPECT_TRUE(bout()->curtained()) << "the pad's curtain is not the mouse's";
  press(pad_, "a");
  EXPECT_FALSE(bout()->curtained());
}

/// Two on pads and one on the keyboard have been asked whether to take the first answer back.
class TakingBack : public SharedTable {
 protected:
  void ask_to_take_back() {
    open_fight();
    ASSERT_TRUE(second_.connect("xbox"));
    frames(2);
    sit(devices().pads().connected().at(0), devices().pads().connected().at(1), whole_keyboard);
    press(pad_, "a");
    ASSERT_EQ(choices(), 1U);
    frames_until([this] { return asked(); });
    press(pad_, "start");
    ASSERT_NE(top_as<PauseNotice>(), nullptr);
    press(pad_, "dpdown");
    press(pad_, "a");
    ASSERT_NE(top_as<UndoNotice>(), nullptr);
    frames(2);
  }

  platform::VirtualPad second_;
};

TEST_F(TakingBack, nobody_agrees_for_another) {
  ask_to_take_back();
  for (int presses = 0; presses < 4; ++presses) {
    press(pad_, "a");
    ASSERT_NE(top_as<UndoNotice>(), nullptr) << "press " << presses << " of one person";
  }
  click(first_answer());
  ASSERT_NE(top_as<UndoNotice>(), nullptr) << "a click beside the keyboard is the keyboard's, at most";
  press(second_, "a");
  key("Return");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(choices(), 0U) << "all three agreed";
}

TEST_F(TakingBack, a_pad_can_refuse_with_the_button_that_says_so) {
  ask_to_take_back();
  loop_->cabinet().focus().focus(overlay::focus_id("refuse"));
  frames(2);
  press(second_, "a");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(choices(), 1U);
}

}  // namespace
}  // namespace fc::cabinet
