// The estimate before the bout against bouts that are boxed.
#include "bots/dice-boxing/fitted_chance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <tuple>
#include <utility>

#include "bouts.h"
#include "library/catalogue_files.h"
#include "tests/must.h"

namespace fc::dice_boxing {
namespace {

double chance(std::string_view boxer, std::string_view opponent, int rounds) {
  return chance_to_beat(test::card_of(boxer), test::card_of(opponent), {.rounds = static_cast<std::int8_t>(rounds)},
                        test::ours().charts);
}

struct Boxed {
  double share = 0;  ///< of red, a draw being half a win
  double drawn = 0;
};

Boxed boxed(std::string_view red, std::string_view blue, int rounds) {
  constexpr int bouts = 200;
  const auto setup = test::bout_of(red, blue, rounds);
  Boxed boxed;
  for (std::uint64_t seed = 0; seed < bouts; ++seed) {
    test::SensibleBout bout{.setup = &setup, .state = Rules::opening(setup), .random = Random(seed)};
    bout.play_out();
    boxed.share += test::share_of_red(bout.state) / bouts;
    boxed.drawn += bout.state.end.has_winner ? 0 : 1.0 / bouts;
  }
  return boxed;
}

TEST(Chances, both_chances_make_one) {
  EXPECT_DOUBLE_EQ(chance("muhammad-ali", "muhammad-ali", 12), 0.5);
  EXPECT_DOUBLE_EQ(chance("muhammad-ali", "mike-tyson", 12) + chance("mike-tyson", "muhammad-ali", 12), 1);
}

TEST(Chances, the_better_boxer_gains_by_every_round) {
  fc::test::expect_gain_by_every_round([](int rounds) { return chance("muhammad-ali", "mike-tyson", rounds); },
                                       {4, 6, 8, 10, 12, 15});
}

TEST(Chances, come_near_what_bouts_show) {
  constexpr double near = 0.15;  // 0.07 of it are the luck of so few bouts
  for (const int rounds : {4, 12}) {
    for (const auto& [red, blue] :
         {std::pair{"muhammad-ali", "mike-tyson"}, std::pair{"larry-holmes", "michael-spinks"},
          std::pair{"wladimir-klitschko", "muhammad-ali"}, std::pair{"mike-tyson", "f-percy-applewhite"}}) {
      const Boxed shown = boxed(red, blue, rounds);
      EXPECT_NEAR(chance(red, blue, rounds), shown.share, near) << red << " v " << blue << ", " << rounds << " rounds";
      constexpr double near_draws = 0.07;  // two deviations of so few bouts are 0.05
      EXPECT_NEAR(chance_of_a_draw(shown.share, rounds), shown.drawn, near_draws)
          << red << " v " << blue << ", " << rounds << " rounds";
    }
  }
}

/// What a plan changes most for the better beside another, if the other man has that plan.
std::string_view changed(Strategy better, Strategy worse, Strategy others, Corner corner) {
  const auto setup = test::bout_of("muhammad-ali", "muhammad-ali", 12);
  PicksStudy study{.chances = {}, .counts = {strategy_count, strategy_count}, .mixes = {}};
  const auto man = static_cast<std::size_t>(corner);
  study.mixes[1 - man].weight[place_of(others)] = 1;
  study.mixes[1 - man].total = 1;
  return FittedChance::pick_aspect(setup, Rules::opening(setup), man, study, Choice{better}, Choice{worse});
}

TEST(PickAspect, is_the_range_that_a_plan_changes_most_for_the_better) {
  for (const Corner corner : {Corner::red, Corner::blue}) {
    EXPECT_EQ(changed(Strategy::knockout, Strategy::none, Strategy::none, corner), "knock-downs");
    EXPECT_EQ(changed(Strategy::cover_up, Strategy::none, Strategy::none, corner), "his-punches");
    EXPECT_EQ(changed(Strategy::none, Strategy::none, Strategy::none, corner), "") << "no plan differs from itself";
  }
}

/// V sees what plans bring nearly as a champion does who tries them out.
TEST(PickCosts, are_what_rounds_that_are_tried_out_show) {
  const std::vector<double> weights = fc::test::must(read_chances(fc::test::data_folder(), "dice-boxing", chance_terms));
  double far = 0;
  double most = 0;
  int seen = 0;
  for (const auto& [red, blue, rounds] :
       {std::tuple{"muhammad-ali", "mike-tyson", 4}, std::tuple{"larry-holmes", "michael-spinks", 12},
        std::tuple{"mike-tyson", "joe-frazier", 6}}) {
    const auto setup = test::bout_of(red, blue, rounds);
    const Lookahead<Rules, FittedChance> ahead(setup, weights);
    for (const int round : {1, rounds / 2}) {
      test::SensibleBout bout{.setup = &setup, .state = Rules::opening(setup), .random = Random(7)};
      bout.play_until(round);
      if (bout.state.phase == Phase::finished) {
        continue;
      }
      const RoundPlan plan = study_round(setup, bout.state, 20'000, 1, {});
      const PicksStudy shown{.chances = plan.chances, .counts = {strategy_count, strategy_count}, .mixes = plan.mixes};
      const PicksStudy study = ahead.picks(bout.state, Rules::pickers(setup, bout.state));
      for (const std::size_t corner : {0U, 1U}) {
        const std::vector<double> costs = study.costs(corner);
        const std::vector<double> by_rounds = shown.costs(corner);
        for (std::size_t pick = 0; pick < strategy_count; ++pick) {
          far += std::abs(costs[pick] - by_rounds[pick]);
          most = std::max(most, by_rounds[pick]);
          ++seen;
        }
      }
    }
  }
  ASSERT_GT(seen, 40);
  EXPECT_GT(most, 0.05) << "there is something to see";
  EXPECT_LT(far / seen, 0.015);
}

}  // namespace
}  // namespace fc::dice_boxing
