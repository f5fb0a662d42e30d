// What goes with a question that is taken back. A tour asks its host two open questions, one after the other.
#include "cabinet/bout/bout_screen.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class TakenBack : public CabinetTable {
 protected:
  void press_on(platform::VirtualPad& pad, const std::string& focus) {
    loop_->cabinet().focus().focus(overlay::focus_id(focus));
    frames(1);
    press(pad, "a");
    frames(4);
  }
  /// How many answers have been given.
  [[nodiscard]] std::size_t choices() { return bout() != nullptr ? bout()->script().choices.size() : 0; }
};

TEST_F(TakenBack, the_sheet_of_answers_does_not_come_back_over_another_question) {
  platform::VirtualPad host;
  open(quiet_options());
  frames(1);
  ASSERT_TRUE(host.connect("xbox"));
  frames(2);
  seats() = Seats(3);
  seats().place(0, app().seating.devices().pads().connected().at(0));
  app().flow.start_bout(
      *app().games.find("tiny-tour"),
      {.game = "tiny-tour", .setup = R"({"boxers":["abe-anvil","zeb-winch","cal-brick"]})", .dice = {}, .choices = {}});
  frames(4);
  ASSERT_EQ(bout()->awaited(), std::vector<int>{0});
  press(host, "a");
  frames(4);
  ASSERT_EQ(choices(), 1U);
  press(host, "y");
  ASSERT_TRUE(bout()->explains());
  press(host, "start");
  press_on(host, "menu.pause.undo");
  press(host, "a");
  frames(4);
  ASSERT_NE(bout(), nullptr);
  ASSERT_EQ(choices(), 0U) << "it is taken back";
  EXPECT_FALSE(bout()->explains()) << "another question is open";
  press(host, "a");
  frames(4);
  ASSERT_EQ(choices(), 1U);
  EXPECT_FALSE(bout()->explains()) << "nobody has asked this time";
}

}  // namespace
}  // namespace fc::cabinet
