// The lesson in the cabinet: one round, told by a coach, to the newspaper.
#include <gtest/gtest.h>

#include <string>

#include "cabinet/screens/front_page_screen.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class TheRingLesson : public CabinetTable {};

TEST_F(TheRingLesson, explains_chart_and_cards_in_one_round_and_leads_on) {
  begin_lesson("the-ring", 4);
  EXPECT_EQ(bout()->seat_name(0), "Joe Louis");
  EXPECT_NE(bout()->script().setup.find("\"rounds\":1"), std::string::npos) << bout()->script().setup;
  EXPECT_EQ(seats().people(), 1);
  int read = 0;
  for (int frame = 0; frame < 12000 && bout() != nullptr; ++frame) {
    if (bout()->coach_waits()) {
      ++read;
      key("Return");
    } else if (bout()->asks_in_secret()) {
      key("3");
    }
    frames(1);
  }
  EXPECT_NE(top_as<FrontPageScreen>(), nullptr) << "the round is over";
  EXPECT_GE(read, 8) << "welcome, strategies, both open, who presses, the line, its clauses, the bell, the judges";
}

}  // namespace
}  // namespace fc::cabinet
