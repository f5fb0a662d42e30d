// The lesson in the cabinet: it begins with a punch, stands still at what is new, and is over in a few minutes.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "cabinet/screens/front_page_screen.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class RingsideLesson : public CabinetTable {
 protected:
  /// The lesson's first question.
  void begin() {
    begin_lesson("ringside", 1);
    frames_until([this] { return bout()->asks_in_secret(); });
  }
};

TEST_F(RingsideLesson, begins_with_a_punch_of_his_own) {
  begin();
  EXPECT_EQ(bout()->seat_name(0), "Muhammad Ali");
  EXPECT_EQ(bout()->seat_name(1), "George Chuvalo");
  EXPECT_EQ(seats().people(), 1);
  EXPECT_TRUE(bout()->script().choices.empty());
}

TEST_F(RingsideLesson, stands_still_until_what_is_new_has_been_read) {
  begin();
  key("1");
  expect_still_until_read();
}

TEST_F(RingsideLesson, advises_by_the_figures_where_all_is_explained) {
  begin();
  frames(1);
  EXPECT_EQ(bout()->coach_advises(), "") << "what a punch is has to be explained first";
  int advised = 0;
  for (int frame = 0; frame < 6 * 60 * 60 && bout() != nullptr && advised < 3; ++frame) {
    if (!bout()->coach_advises().empty()) {
      EXPECT_TRUE(bout()->asks_in_secret() || bout()->match().need().kind == NeedKind::choice);
      EXPECT_NE(bout()->coach_advises().find(" chances in a hundred"), std::string::npos) << bout()->coach_advises();
      ++advised;
      key(bout()->asks_in_secret() ? "3" : "Return");
    } else if (frame % 240 == 0) {
      key(bout()->asks_in_secret() ? "3" : "Return");
    }
    frames(1);
  }
  EXPECT_EQ(advised, 3);
}

TEST_F(RingsideLesson, tells_both_sides_of_the_game_in_three_to_five_minutes) {
  begin();
  const double begun = app().clock.seconds;
  constexpr int frames_a_second = 60;
  constexpr int thinking = 2 * frames_a_second;  // before each answer
  int read = 0;
  int asked = 0;
  for (int frame = 0; frame < 6 * 60 * frames_a_second && top_as<FrontPageScreen>() == nullptr; ++frame) {
    if (bout() != nullptr && bout()->asks_in_secret()) {
      frames(thinking);
      key("3");
      ++asked;
    } else if (bout() != nullptr && bout()->coach_waits()) {
      frames(4 * frames_a_second);  // he reads it
      ++read;
      key("Return");
    } else if (frame % thinking == 0) {
      key("Return");  // a step, where one is asked
    }
    frames(1);
  }
  ASSERT_NE(top_as<FrontPageScreen>(), nullptr);
  const double minutes = (app().clock.seconds - begun) / 60;
  EXPECT_GE(minutes, 2);
  EXPECT_LE(minutes, 5.5);
  EXPECT_GE(read, 8);
  EXPECT_GE(asked, 4);
}

}  // namespace
}  // namespace fc::cabinet
