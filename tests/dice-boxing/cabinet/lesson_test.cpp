// The lesson in the cabinet: it stands still at what is new, and goes on at a press.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class DiceBoxingLesson : public CabinetTable {
 protected:
  /// The lesson's first question.
  void begin() {
    begin_lesson("dice-boxing", 1);
    frames_until([this] { return bout()->asks_in_secret(); });
  }
};

TEST_F(DiceBoxingLesson, is_four_rounds_of_ali_against_tyson) {
  begin();
  EXPECT_EQ(bout()->seat_name(0), "Muhammad Ali");
  EXPECT_EQ(bout()->seat_name(1), "Mike Tyson");
  EXPECT_NE(bout()->script().setup.find("\"rounds\":4"), std::string::npos) << bout()->script().setup;
  EXPECT_EQ(seats().people(), 1);
}

TEST_F(DiceBoxingLesson, stands_still_until_what_is_new_has_been_read) {
  begin();
  key("1");
  expect_still_until_read();
  const std::size_t dice = bout()->script().dice.size();
  frames_until([&] { return bout()->script().dice.size() > dice; });
}

TEST_F(DiceBoxingLesson, goes_on_by_itself_for_whoever_presses_nothing) {
  begin();
  key("1");
  frames_until([this] { return bout()->coach_waits(); });
  constexpr int frames_of_a_slow_reader = 15 * 60;
  frames_until([this] { return bout()->script().dice.size() > 0; }, frames_of_a_slow_reader);
}

TEST_F(DiceBoxingLesson, explains_bars_and_sheet_within_the_first_round) {
  begin();
  key("1");
  int read = 0;
  for (int frame = 0; frame < 6000 && !bout()->asks_in_secret(); ++frame) {
    ASSERT_NE(bout(), nullptr) << "this seed's first round goes the distance";
    if (bout()->coach_waits()) {
      ++read;
      key("Return");
    }
    frames(1);
  }
  EXPECT_TRUE(bout()->asks_in_secret()) << "the second round";
  EXPECT_GE(read, 8) << "open plans, control, lost, landed, missed, scored, half, bell, judges, minute";
}

TEST_F(DiceBoxingLesson, advises_by_the_figures_and_says_why_where_plans_are_known) {
  begin();
  frames(1);
  EXPECT_EQ(bout()->coach_advises(), "") << "what a plan is has to be explained first";
  key("1");
  for (int frame = 0; frame < 6 * 60 * 60 && bout() != nullptr && bout()->coach_advises().empty(); ++frame) {
    if (bout()->coach_waits()) {
      key("Return");
    }
    frames(1);
  }
  ASSERT_NE(bout(), nullptr);
  EXPECT_TRUE(bout()->asks_in_secret());
  const std::string& said = bout()->coach_advises();
  const std::string told = " chances in a hundred of winning. ";
  const std::size_t chances = said.find(told);
  ASSERT_NE(chances, std::string::npos) << said;
  EXPECT_GT(said.size(), chances + told.size()) << "and why: " << said;
}

}  // namespace
}  // namespace fc::cabinet
