// The lesson: it begins in a week in which there is something to decide, and leads to the newspaper.
#include "cabinet/ringside-campaign/corner.h"

#include <gtest/gtest.h>

#include "cabinet/screens/front_page_screen.h"
#include "manager_table.h"
#include "rules/ringside-campaign/booking.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

class CampaignLesson : public ManagerTable {
 protected:
  void begin() {
    begin_lesson(std::string(slug), 4);
    frames(2);
  }
};

TEST_F(CampaignLesson, begins_with_rested_men_and_a_title_to_fight_for) {
  begin();
  const State& now = campaign().state();
  const auto& setup = campaign().setup();
  EXPECT_TRUE(is_asked(now, Decision::office));
  EXPECT_EQ(now.asked.seat, 0);
  EXPECT_EQ(now.weeks_left, 2);
  const Person champion = now.ladder.champion;
  ASSERT_NE(champion, nobody);
  EXPECT_EQ(now.man(champion).owner, 1);
  EXPECT_TRUE(bookings::is_venue(setup, now, now.ladder.contenders[0], champion, title_venue));
  for (const Person person : now.manager(0).stable) {
    EXPECT_TRUE(is_rested(setup, now, person));
  }
}

TEST_F(CampaignLesson, explains_two_weeks_and_leads_on) {
  begin();
  int read = 0;
  for (int frame = 0; frame < 20000 && top_as<cabinet::FrontPageScreen>() == nullptr; ++frame) {
    if (bout() != nullptr && bout()->coach_waits()) {
      ++read;
    }
    if (ways() != nullptr) {
      key("Up");  // only the result stands last
    }
    key("Return");
    frames(1);
  }
  EXPECT_NE(top_as<cabinet::FrontPageScreen>(), nullptr) << "two weeks are over";
  EXPECT_GE(read, 3) << "the night, what it paid, the week's end";
}

}  // namespace
}  // namespace fc::ringside_campaign::test
