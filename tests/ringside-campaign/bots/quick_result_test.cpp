// Quick results are results that the rules take, and the better man wins as often as his form says.
#include <gtest/gtest.h>

#include "computers.h"

namespace fc::ringside_campaign::test {
namespace {

TEST(RingsideCampaignQuickResult, is_taken_by_the_rules_for_rested_and_tired_men) {
  const auto setup = setup_of(4, R"({"formation":"draft","stable_size":3,"weeks":25})");
  Random random(1);
  State state = Rules::opening(setup);
  int bouts = 0;
  bool goes_on = true;
  while (goes_on) {
    if (Rules::need(setup, state).kind == NeedKind::bout) {
      for (int time = 0; time < 200; ++time) {
        const Choice choice = quick_result(setup, state, random);
        const Result<void> taken = Rules::check_result(setup, state, choice);
        ASSERT_TRUE(taken) << Rules::notation(choice) << ": " << one_line(taken.error());
      }
      ++bouts;
    }
    goes_on = answer_at_random(setup, state, random, NoEvents());
  }
  EXPECT_GT(bouts, 30);
}

TEST(RingsideCampaignQuickResult, follows_the_forms_of_the_men) {
  const auto setup = setup_of(2, R"({"formation":"draft","stable_size":1,"weeks":1})");
  Random random(2);
  State state = before_the_first_bout(setup, random);
  const BilledBout& bout = state.night[0];
  state.man(bout.red).boxer = state.man(bout.blue).boxer;
  state.man(bout.red).boxer.agility = static_cast<std::int16_t>(state.man(bout.blue).boxer.agility + 5);
  EXPECT_DOUBLE_EQ(chance_to_beat(setup, state, bout.red, bout.blue), 2.0 / 3) << "40 points of strength";
  constexpr int bouts = 6000;
  int won = 0;
  int drawn = 0;
  for (int time = 0; time < bouts; ++time) {
    const BoutResult result = quick_result(setup, state, random).result;
    drawn += result.is_drawn() ? 1 : 0;
    won += result.outcome(Corner::red) == Outcome::won ? 1 : 0;
  }
  EXPECT_NEAR(drawn, 0.03 * bouts, 40);
  EXPECT_NEAR(won, 0.97 * bouts * 2 / 3, 150);
}

}  // namespace
}  // namespace fc::ringside_campaign::test
