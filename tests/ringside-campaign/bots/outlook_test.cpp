// Careers reckoned ahead: what raises them, and that the reckoning takes no memory.
#include <gtest/gtest.h>

#include "bots/ringside-campaign/worth.h"
#include "computers.h"
#include "rules/ringside-campaign/ladder.h"
#include "tests/rules/memory_taken.h"

namespace fc::ringside_campaign::test {
namespace {

/// A year's first question in the front office.
State first_week(const Setup& setup) {
  Random random(3);
  State state = Rules::opening(setup);
  while (!is_asked(state, Decision::office)) {
    EXPECT_TRUE(answer_as_computer(setup, state, random, NoEvents()));
  }
  return state;
}

TEST(RingsideCampaignOutlook, pays_more_for_strength_rank_popularity_and_time) {
  const auto setup = setup_of(4, R"({"stable_size":4})");
  const State state = first_week(setup);
  Outlook outlook;
  outlook.look(setup, state, 0);
  const CareerStage usual{.strength = mean_strength(setup, state), .rank = 8, .fight_pop = 10, .weeks = 40};
  const double purses = outlook.purses(usual);
  EXPECT_GT(purses, 1000);
  const auto with = [&](auto change) {
    CareerStage stage = usual;
    change(stage);
    return outlook.purses(stage);
  };
  EXPECT_GT(with([](CareerStage& stage) { stage.strength += 60; }), 1.3 * purses);
  EXPECT_GT(with([](CareerStage& stage) { stage.rank = 1; }), 1.3 * purses);
  EXPECT_GT(with([](CareerStage& stage) { stage.rank = 0; }), 3 * purses);
  EXPECT_GT(with([](CareerStage& stage) { stage.fight_pop = 30; }), 1.2 * purses);
  EXPECT_LT(with([](CareerStage& stage) { stage.weeks = 20; }), 0.8 * purses);
  EXPECT_EQ(with([](CareerStage& stage) { stage.weeks = 0; }), 0);
  EXPECT_EQ(with([](CareerStage& stage) { stage.weeks = 3; }), with([](CareerStage& stage) { stage.weeks = 1; }))
      << "one bout is all that is left";
}

TEST(RingsideCampaignOutlook, moves_a_man_as_the_ladder_does) {
  Ladder ladder{.champion = 0, .contenders = {}};
  constexpr int men = 9;
  for (Person person = 1; person <= men; ++person) {
    ladder.contenders.push_back(person);
  }
  for (Person own = 0; own <= men; ++own) {
    for (Person other = 0; other <= men; ++other) {
      for (const bool title : {false, true}) {
        if (own == other || (title && own != 0 && other != 0)) {
          continue;
        }
        for (const bool won : {false, true}) {
          Ladder after = ladder;
          ladders::after_bout(after, own, other, won ? own : other, title);
          EXPECT_EQ(rank_after(own, other, title, won, men), rank_of(after, own))
              << int{own} << " and " << int{other} << (won ? ", won" : ", lost") << (title ? ", title" : "");
        }
      }
    }
  }
}

TEST(RingsideCampaignOutlook, takes_no_memory_once_it_is_made) {
  const auto setup = setup_of(8, R"({"stable_size":4})");
  const State state = first_week(setup);
  Outlook outlook;
  const std::size_t before = fc::test::memory_taken();
  ASSERT_GT(before, 0U);
  double sum = 0;
  for (Seat seat = 0; seat < 8; ++seat) {
    outlook.look(setup, state, seat);
    sum += outlook.purses({.strength = 600, .rank = 3, .fight_pop = 4, .weeks = 50});
  }
  EXPECT_EQ(fc::test::memory_taken(), before);
  EXPECT_GT(sum, 0);
}

}  // namespace
}  // namespace fc::ringside_campaign::test
