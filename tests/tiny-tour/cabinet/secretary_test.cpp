// What the secretary of a long game does for people, through the real event path: an order of several steps, the bout that
// nobody need be asked about, and what becomes of an order that is taken back.
#include "cabinet/bout/bout_screen.h"
#include "cabinet/bout/long_game.h"
#include "cabinet/screens/front_page_screen.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class SecretaryTest : public CabinetTable {
 protected:
  /// A tour of three managers, the first of them a person, up to its first question.
  void begin_tour(int speed = 0) {
    open(quiet_options(speed));
    frames(1);
    ASSERT_TRUE(host_.connect("xbox"));
    frames(2);
    seats() = Seats(3);
    seats().place(0, app().seating.devices().pads().connected().at(0));
    app().flow.start_bout(*app().games.find("tiny-tour"),
                          {.game = "tiny-tour",
                           .setup = R"({"boxers":["abe-anvil","zeb-winch","cal-brick"],"stops":1})",
                           .dice = {},
                           .choices = {}});
    frames_until([this] { return bout() != nullptr && !bout()->awaited().empty(); });
  }
  void press_on(const std::string& focus, int frames_after = 4) {
    loop_->cabinet().focus().focus(overlay::focus_id(focus));
    frames(1);
    press(host_, "a");
    frames(frames_after);
  }
  [[nodiscard]] const AwaitedBoutNotice* ways() const { return top_as<AwaitedBoutNotice>(); }

  platform::VirtualPad host_;
};

TEST_F(SecretaryTest, carries_out_an_order_of_several_answers_and_asks_about_no_bout) {
  begin_tour();
  press_on("order-briefly");
  frames_until([this] { return top_as<FrontPageScreen>() != nullptr; });
  const std::vector<std::string> choices = kept_script(kept_rows().at(0)).choices;
  ASSERT_EQ(choices.size(), 3U);
  EXPECT_EQ(choices[0], "meet:2");
  EXPECT_EQ(choices[1], "short");
  EXPECT_TRUE(choices[2].starts_with("bout:")) << choices[2];
}

TEST_F(SecretaryTest, never_shows_what_is_foregone) {
  begin_tour();
  press(host_, "a");
  frames(4);
  ASSERT_EQ(bout()->awaited(), std::vector<int>{0}) << "who answers by himself is asked the next thing too";
  press(host_, "start");
  press_on("menu.pause.undo");
  press(host_, "a");
  frames(4);
  ASSERT_TRUE(bout()->script().choices.empty());
  loop_->cabinet().focus().focus(overlay::focus_id("order-briefly"));
  frames(1);
  press(host_, "a");
  for (int frame = 0; frame < 40; ++frame) {
    EXPECT_TRUE(bout() == nullptr || bout()->script().choices.size() != 1 || bout()->awaited().empty());
    EXPECT_TRUE(ways() == nullptr || !ways()->asked());
    frames(1);
  }
}

TEST_F(SecretaryTest, asks_about_no_bout_for_a_single_frame) {
  begin_tour(1);
  loop_->cabinet().focus().focus(overlay::focus_id("order-briefly"));
  frames(1);
  press(host_, "a");
  for (int frame = 0; frame < 2000 && ways() == nullptr; ++frame) {
    frames(1);
  }
  ASSERT_NE(ways(), nullptr);
  EXPECT_FALSE(ways()->asked()) << "a press in this frame would answer what nobody asks";
}

TEST_F(SecretaryTest, announces_the_bout_nobody_was_asked_about_until_somebody_goes_on) {
  begin_tour(1);
  press_on("order-briefly");
  frames_until([this] { return ways() != nullptr && ways()->simulating(); });
  frames(20);
  ASSERT_NE(ways(), nullptr);
  press_on("wait");
  EXPECT_EQ(ways(), nullptr) << "nobody has to wait";
}

TEST_F(SecretaryTest, forgets_what_was_ordered_when_it_is_taken_back) {
  begin_tour(1);
  press_on("order-briefly");
  frames_until([this] { return ways() != nullptr; });
  press(host_, "start");
  press_on("menu.pause.undo");
  press(host_, "a");
  frames_until([this] { return bout() != nullptr && !bout()->awaited().empty(); });
  EXPECT_TRUE(bout()->script().choices.empty());
  frames(20);
  EXPECT_TRUE(bout()->script().choices.empty()) << "he is asked again";
  press(host_, "a");
  frames_until([this] { return bout()->script().choices.size() == 1 && !bout()->awaited().empty(); });
  EXPECT_EQ(bout()->awaited(), std::vector<int>{0});
}

}  // namespace
}  // namespace fc::cabinet
