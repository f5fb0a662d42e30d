// What every level of bot owes the match that asks it.
#include <gtest/gtest.h>

#include <memory>

#include "bots/the-ring/game.h"
#include "bouts.h"

namespace fc::the_ring {
namespace {

class Levels : public testing::TestWithParam<Level> {};

TEST_P(Levels, answers_legally_and_the_same_for_the_same_seed_in_a_whole_bout) {
  auto setup = test::bout_of("joe-frazier", "muhammad-ali", 2);
  setup.champion = Champion::blue;
  setup.city = City::none;
  setup.referee = Referee::none;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const int decisions = fc::test::expect_legal_and_the_same<Rules>(
        setup, [] { return make_controller(GetParam()); }, seed);
    EXPECT_GE(decisions, 2);
  }
}

TEST_P(Levels, blue_answers_the_same_whatever_red_has_picked) {
  const auto setup = test::bout_of("joe-frazier", "muhammad-ali", 12);
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    fc::test::expect_blind_to_the_first_pick<Rules>(
        setup, Rules::opening(setup), [] { return make_controller(GetParam()); }, seed);
  }
}

TEST_P(Levels, knows_cuts_and_fouls) {
  auto setup = test::bout_of(test::even_man, test::even_man, 12);
  const std::unique_ptr<Controller> bot = make_controller(GetParam());
  State state = Rules::opening(setup);
  state.boxers[1].cuts.push_back({.points = 1, .location = Location::lip, .open = true});
  state.boxers[1].cuts.push_back({.points = 2, .location = Location::nose, .open = true});
  state.attack.by = Corner::red;
  state.attack.roller = Corner::blue;
  state.phase = Phase::cut_target;
  EXPECT_LT(fc::test::answer_of<Rules>(*bot, setup, state, 1), 2U);
  state.phase = Phase::retaliate;
  EXPECT_LT(fc::test::answer_of<Rules>(*bot, setup, state, 1), 2U);
}

INSTANTIATE_TEST_SUITE_P(All, Levels, testing::Values(Level::uniform, Level::novice, Level::contender, Level::champion));

}  // namespace
}  // namespace fc::the_ring
