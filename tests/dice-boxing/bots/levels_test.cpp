// What every level of bot owes the match that asks it.
#include <gtest/gtest.h>

#include <memory>
#include <stop_token>

#include "bots/dice-boxing/game.h"
#include "bouts.h"

namespace fc::dice_boxing {
namespace {

constexpr int few_rounds = 100;

std::size_t answer_of(Controller& bot, const Setup& setup, const State& state, std::uint64_t seed,
                      const std::stop_token& stop = {}) {
  const Need need = Rules::need(setup, state);
  return bot.decide(SeatBrief(setup, Rules::view(setup, state, need.seat), need, Rules::legal(setup, state, need)), seed,
                    stop);
}

class Levels : public testing::TestWithParam<Level> {};

TEST_P(Levels, answers_legally_and_the_same_for_the_same_seed_in_a_whole_bout) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 4);
  const std::unique_ptr<Controller> bot = make_controller(GetParam(), few_rounds);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    int decisions = 0;
    Random random(seed);
    State state = Rules::opening(setup);
    while (state.phase != Phase::finished) {
      if (state.strategies_are_in()) {
        Rules::play_roll(setup, state, throw_die(random, percentile), NoEvents{});
        continue;
      }
      const std::uint64_t thought = random.bits();
      const std::size_t answer = answer_of(*bot, setup, state, thought);
      ASSERT_LT(answer, all_strategies.size());
      ASSERT_EQ(answer_of(*make_controller(GetParam(), few_rounds), setup, state, thought), answer);
      Rules::play_choice(setup, state, all_strategies[answer], NoEvents{});
      ++decisions;
    }
    EXPECT_GE(decisions, 2);
  }
}

TEST_P(Levels, blue_answers_the_same_whatever_red_has_picked) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  const std::unique_ptr<Controller> bot = make_controller(GetParam(), few_rounds);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    State first = Rules::opening(setup);
    Rules::play_choice(setup, first, all_strategies[0], NoEvents{});
    const std::size_t answer = answer_of(*bot, setup, first, seed);
    for (const Choice& picked : all_strategies) {
      State state = Rules::opening(setup);
      Rules::play_choice(setup, state, picked, NoEvents{});
      EXPECT_EQ(answer_of(*bot, setup, state, seed), answer);
    }
  }
}

TEST(Champion, a_champion_who_is_stopped_answers_at_once) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  std::stop_source source;
  source.request_stop();
  constexpr int years = 1'000'000'000;
  EXPECT_LT(answer_of(*make_controller(Level::champion, years), setup, Rules::opening(setup), 7, source.get_token()),
            all_strategies.size());
}

INSTANTIATE_TEST_SUITE_P(All, Levels, testing::Values(Level::uniform, Level::novice, Level::contender, Level::champion));

}  // namespace
}  // namespace fc::dice_boxing
