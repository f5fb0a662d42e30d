// Who is likely to win from here, in thought.
#include "bots/the-ring/outlook.h"

#include <gtest/gtest.h>

#include "bouts.h"

namespace fc::the_ring {
namespace {

/// Before a round; all rounds so far were even.
State before_round(const Setup& setup, int round) {
  State state = Rules::opening(setup);
  for (int past = 1; past < round; ++past) {
    state.scorecard.push_back({{{10, 10}, {10, 10}, {10, 10}}});
  }
  state.judges_in = judge_count;
  state.round = static_cast<std::uint8_t>(round);
  return state;
}

double outlook_of(const Setup& setup, const State& state) { return Outlook(setup, state).of_red(state); }

TEST(Outlook, equal_men_are_even_before_every_round) {
  const auto setup = test::bout_of(test::even_man, test::even_man, 12);
  for (int round = 1; round <= 12; ++round) {
    EXPECT_NEAR(outlook_of(setup, before_round(setup, round)), 0.5, 0.001) << round;
  }
}

TEST(Outlook, what_hurts_a_man_lowers_his_chances) {
  const auto setup = test::bout_of(test::even_man, test::even_man, 12);
  const auto after = [&](auto change) {
    State state = before_round(setup, 8);
    change(state.boxers[0]);
    refresh(setup, state, Corner::red);
    return outlook_of(setup, state);
  };
  EXPECT_LT(after([](BoxerState& red) { red.stm -= 8; }), 0.49);
  EXPECT_LT(after([](BoxerState& red) {
              red.stm = 0;
              red.tired = true;
            }),
            0.45);
  EXPECT_LT(after([](BoxerState& red) { red.staggered = true; }), 0.5);
  EXPECT_LT(after([](BoxerState& red) {
              red.down = 1;
              red.downs = 1;
            }),
            0.47);
  EXPECT_LT(after([](BoxerState& red) { red.round_deducted = 1; }), 0.47);
  EXPECT_LT(after([](BoxerState& red) { red.points -= 6; }), 0.48);
  EXPECT_LT(after([](BoxerState& red) { red.cuts.push_back({.points = 4, .location = Location::left_brow, .open = true}); }),
            0.49);
}

TEST(Outlook, points_weigh_more_the_later_it_is) {
  const auto setup = test::bout_of(test::even_man, test::even_man, 12);
  double before = 0.5;
  for (const int round : {2, 6, 10, 12}) {
    State state = before_round(setup, round);
    state.scorecard[0] = {{{10, 8}, {10, 8}, {10, 8}}};
    const double now = outlook_of(setup, state);
    EXPECT_GT(now, before) << round;
    before = now;
  }
  EXPECT_GT(before, 0.85);
}

TEST(Outlook, a_finished_bout_is_what_it_is) {
  const auto setup = test::bout_of(test::even_man, test::even_man, 1);
  test::SensibleBout bout{.setup = &setup, .state = Rules::opening(setup), .random = Random(3)};
  bout.play_out();
  EXPECT_DOUBLE_EQ(outlook_of(setup, bout.state), fc::test::share_of_red(bout.state));
}

TEST(Outlook, comes_near_what_bouts_show_from_any_state) {
  constexpr int bouts = 400;
  constexpr double near = 0.13;  // 0.08 of it are the luck of so few bouts
  std::uint64_t seed = 1;
  for (const auto& [red, blue] : {std::pair{"standard-heavyweight", "standard-champion"},
                                  std::pair{"joe-louis", "joe-frazier"}, std::pair{"rocky-marciano", "jerry-quarry"}}) {
    const auto setup = test::bout_of(red, blue, 10);
    for (const int round : {1, 5, 9, 10}) {
      test::SensibleBout bout{.setup = &setup, .state = Rules::opening(setup), .random = Random(++seed)};
      bout.play_until(round);
      if (bout.state.phase == Phase::finished) {
        continue;
      }
      const State from = bout.state;
      double share = 0;
      for (int played = 0; played < bouts; ++played) {
        bout.state = from;
        bout.play_out();
        share += fc::test::share_of_red(bout.state) / bouts;
      }
      EXPECT_NEAR(outlook_of(setup, from), share, near) << red << " v " << blue << ", round " << round;
    }
  }
}

}  // namespace
}  // namespace fc::the_ring
