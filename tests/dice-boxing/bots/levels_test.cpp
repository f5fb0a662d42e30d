// What every level of bot owes the match that asks it.
#include <gtest/gtest.h>

#include <memory>
#include <stop_token>

#include "bots/dice-boxing/game.h"
#include "bouts.h"

namespace fc::dice_boxing {
namespace {

constexpr int few_rounds = 100;

class Levels : public testing::TestWithParam<Level> {};

TEST_P(Levels, answers_legally_and_the_same_for_the_same_seed_in_a_whole_bout) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 4);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const int decisions = fc::test::expect_legal_and_the_same<Rules>(
        setup, [] { return make_controller(GetParam(), few_rounds); }, seed);
    EXPECT_GE(decisions, 2);
  }
}

TEST_P(Levels, blue_answers_the_same_whatever_red_has_picked) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    fc::test::expect_blind_to_the_first_pick<Rules>(
        setup, Rules::opening(setup), [] { return make_controller(GetParam(), few_rounds); }, seed);
  }
}

TEST(Champion, a_champion_who_is_stopped_answers_at_once) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  std::stop_source source;
  source.request_stop();
  constexpr int years = 1'000'000'000;
  EXPECT_LT(fc::test::answer_of<Rules>(*make_controller(Level::champion, years), setup, Rules::opening(setup), 7,
                                       source.get_token()),
            all_strategies.size());
}

INSTANTIATE_TEST_SUITE_P(All, Levels, testing::Values(Level::uniform, Level::novice, Level::contender, Level::champion));

}  // namespace
}  // namespace fc::dice_boxing
