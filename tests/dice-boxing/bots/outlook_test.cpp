// The champion's tools: the outlook between rounds, and the round tried out.
#include "bots/dice-boxing/outlook.h"

#include <gtest/gtest.h>

#include "bouts.h"

namespace fc::dice_boxing {
namespace {

constexpr int thousand_rounds = 1'000;

/// Before a round; all rounds so far were even.
State before_round(const Setup& setup, int round) {
  State state = Rules::opening(setup);
  for (int past = 1; past < round; ++past) {
    state.scorecard.push_back({{{10, 10}, {10, 10}, {10, 10}}});
  }
  state.round = static_cast<std::uint8_t>(round);
  return state;
}

double outlook_of(const Setup& setup, const State& state) { return Outlook(setup).of_red(state); }

TEST(Outlook, equal_men_are_nearly_even_before_every_round) {
  const auto setup = test::bout_of("muhammad-ali", "muhammad-ali", 12);
  for (int round = 1; round <= 12; ++round) {
    EXPECT_NEAR(outlook_of(setup, before_round(setup, round)), 0.5, 0.1) << round;  // red opens, and the judges favour him
  }
}

TEST(Outlook, what_hurts_a_man_lowers_his_chances) {
  const auto setup = test::bout_of("muhammad-ali", "muhammad-ali", 12);
  const double even = outlook_of(setup, before_round(setup, 8));
  const auto after = [&](auto change) {
    State state = before_round(setup, 8);
    change(state.boxers[0]);
    return outlook_of(setup, state);
  };
  EXPECT_LT(after([](BoxerState& red) { red.stamina -= 90; }), even - 0.01);
  EXPECT_LT(after([](BoxerState& red) {
              red.stamina = 0;
              red.tired = 1;
            }),
            even - 0.1);
  EXPECT_LT(after([](BoxerState& red) { red.knockdowns = 3; }), even);
  EXPECT_LT(after([](BoxerState& red) { red.lasting.control = -4; }), even - 0.05);
  EXPECT_LT(after([](BoxerState& red) { red.ko_uses = 3; }), even);
  EXPECT_LT(after([](BoxerState& red) { red.cut(CutLetter::d) = {.exists = true, .reopened = 2}; }), even - 0.01);
}

TEST(Outlook, points_weigh_more_the_later_it_is) {
  const auto setup = test::bout_of("muhammad-ali", "muhammad-ali", 12);
  double before = 0.5;
  for (const int round : {2, 6, 10, 12}) {
    State state = before_round(setup, round);
    state.scorecard[0] = {{{10, 8}, {10, 8}, {10, 8}}};
    EXPECT_GT(outlook_of(setup, state), before) << round;
    before = outlook_of(setup, state);
  }
}

TEST(Outlook, several_at_once_are_reckoned_as_each_alone) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  const Outlook outlook(setup);
  for (int round = 2; round <= 12; ++round) {
    std::array<State, Outlook::at_once> states;
    states.fill(before_round(setup, round));
    states[1].scorecard[0] = {{{10, 8}, {10, 9}, {10, 8}}};
    states[1].boxers[0].stamina -= 30;
    states[1].boxers[1].tired = 2;
    states[1].boxers[1].knockdowns = 3;
    const auto reds = outlook.of_reds(states);
    for (std::size_t index = 0; index < states.size(); ++index) {
      EXPECT_EQ(reds[index], outlook.of_red(states[index])) << round;
    }
  }
}

TEST(Outlook, an_ended_bout_is_worth_its_result) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 4);
  State state = Rules::opening(setup);
  state.phase = Phase::finished;
  EXPECT_EQ(outlook_of(setup, state), 0.5);
  state.end = {.method = Method::ko, .reason = EndReason::count, .has_winner = true, .winner = Corner::blue};
  EXPECT_EQ(outlook_of(setup, state), 0);
}

TEST(Outlook, at_the_last_bell_it_is_what_the_judges_dice_make_of_it) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 4);
  for (const int points : {0, 3, 6, 12}) {
    State bell = before_round(setup, 4);
    bell.phase = Phase::judge;
    bell.boxers[0].points = 10;
    bell.boxers[1].points = static_cast<std::int16_t>(10 + points);
    bell.scorecard[0] = {{{10, 9}, {10, 10}, {10, 9}}};
    constexpr int throws = 20'000;
    Random random(static_cast<std::uint64_t>(points));
    double share = 0;
    for (int thrown = 0; thrown < throws; ++thrown) {
      State state = bell;
      while (state.phase != Phase::finished) {
        Rules::play_roll(setup, state, throw_die(random, percentile), NoEvents{});
      }
      share += test::share_of_red(state) / throws;
    }
    EXPECT_NEAR(Outlook(setup).at_last_bell(bell), share, 0.015) << points;
  }
}

TEST(RoundStudy, does_not_cover_up_in_an_even_last_round) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 4);
  const RoundPlan plan = study_round(setup, before_round(setup, 4), thousand_rounds, 3, {});
  for (const Mix& mix : plan.mixes) {
    EXPECT_EQ(mix.weight[place_of(Strategy::cover_up)], 0);
  }
}

TEST(RoundStudy, ends_whatever_plans_it_leaves_out) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State state = before_round(setup, 1 + static_cast<int>(seed % 12));
    for (const Mix& mix : study_round(setup, state, thousand_rounds, seed, {}).mixes) {
      EXPECT_GT(mix.total, 0);
    }
  }
}

TEST(RoundStudy, a_stop_ends_it_after_one_round_of_each_pair) {
  const auto setup = test::bout_of("muhammad-ali", "mike-tyson", 12);
  std::stop_source source;
  source.request_stop();
  const State state = Rules::opening(setup);
  EXPECT_EQ(study_round(setup, state, 1'000'000, 3, source.get_token()).chances,
            study_round(setup, state, 1, 3, {}).chances);
}

}  // namespace
}  // namespace fc::dice_boxing
