// What the champion thinks of a pair of strategies. Source: rules/the-ring/rules.md, 9.
#include "bots/the-ring/outlook.h"

#include <gtest/gtest.h>

#include "bouts.h"

namespace fc::the_ring {
namespace {

double chance(const SegmentPlan& plan, Strategy red, Strategy blue) {
  return plan.chances.chance[place_of(red)][place_of(blue)];
}
double share(const Mix& mix, Strategy strategy) { return mix.share(place_of(strategy)); }

TEST(SegmentStudy, finds_the_circle_of_strategies_between_even_men) {
  const auto setup = test::bout_of(test::even_man, test::even_man, 12);
  const SegmentPlan plan = study_segment(setup, Rules::opening(setup));
  EXPECT_GT(chance(plan, Strategy::load_up, Strategy::box), 0.5);
  EXPECT_GT(chance(plan, Strategy::box, Strategy::outside), 0.5);
  EXPECT_GT(chance(plan, Strategy::outside, Strategy::load_up), 0.5);
  for (const Mix& mix : plan.mixes) {
    EXPECT_GT(share(mix, Strategy::load_up), 0.1);
    EXPECT_GT(share(mix, Strategy::box), 0.1);
    EXPECT_GT(share(mix, Strategy::outside), 0.1);
    EXPECT_EQ(share(mix, Strategy::tie_up), 0);
    EXPECT_EQ(share(mix, Strategy::work_on_cut), 0);
  }
}

TEST(SegmentStudy, between_master_boxers_nobody_loads_up) {
  auto setup = test::bout_of(test::even_man, test::even_man, 12);
  for (BoxerCard& card : setup.cards) {
    card.fresh.body = card.fresh.ko = card.fresh.box = card.fresh.out = 6;
    card.fresh.def = 5;
  }
  const SegmentPlan plan = study_segment(setup, Rules::opening(setup));
  EXPECT_GT(share(plan.mixes[0], Strategy::box) + share(plan.mixes[0], Strategy::outside), 0.9);
}

TEST(SegmentStudy, works_on_a_cut_that_a_doctor_will_stop) {
  auto setup = test::bout_of(test::even_man, test::even_man, 12);
  setup.cards[1].cut.clear();
  setup.cards[1].cut.push_back(1);
  State state = Rules::opening(setup);
  state.boxers[1].cuts.push_back({.points = 1, .location = Location::lip, .open = true});
  const SegmentPlan plan = study_segment(setup, state);
  EXPECT_GT(share(plan.mixes[0], Strategy::work_on_cut), 0.9);
  EXPECT_EQ(share(plan.mixes[1], Strategy::work_on_cut), 0);
}

TEST(SegmentStudy, a_man_far_behind_in_the_last_round_looks_for_the_knockout_and_the_other_keeps_away) {
  const auto setup = test::bout_of(test::even_man, test::even_man, 4);
  State state = Rules::opening(setup);
  for (int round = 1; round < 4; ++round) {
    state.scorecard.push_back({{{9, 10}, {9, 10}, {9, 10}}});
  }
  state.round = 4;
  const SegmentPlan plan = study_segment(setup, state);
  EXPECT_GT(share(plan.mixes[0], Strategy::load_up), 0.9);
  EXPECT_GT(share(plan.mixes[1], Strategy::outside) + share(plan.mixes[1], Strategy::tie_up), 0.9);
}

TEST(SegmentStudy, thinks_of_all_segments_that_a_strategy_is_held) {
  auto setup = test::bout_of(test::even_man, test::even_man, 12);
  const double of_one = chance(study_segment(setup, Rules::opening(setup)), Strategy::box, Strategy::tie_up);
  setup.options.changes = Changes::round;
  const double of_four = chance(study_segment(setup, Rules::opening(setup)), Strategy::box, Strategy::tie_up);
  EXPECT_GT(of_four - 0.5, 3 * (of_one - 0.5));
}

TEST(SegmentStudy, answers_the_open_markers_of_a_solitaire_boxer) {
  auto setup = test::bout_of(test::even_man, "standard-champion", 12);
  setup.options.solitaire = Solitaire::blue;
  const State state = Rules::opening(setup);
  const SegmentPlan plan = study_segment(setup, state);
  // 2 Tie Up, 3 Load Up, 4 Outside, 10 Body, 11 Box, 12 is not to be had: marker 1 with 6 to 8, marker 2 with 5 and 9.
  EXPECT_EQ(plan.mixes[1].total, 36);
  EXPECT_DOUBLE_EQ(share(plan.mixes[1], Strategy::tie_up), 1.0 / 36);
  EXPECT_DOUBLE_EQ(share(plan.mixes[1], Strategy::box), 19.0 / 36);
  EXPECT_DOUBLE_EQ(share(plan.mixes[1], Strategy::body), 11.0 / 36);
  EXPECT_EQ(plan.mixes[0].total, 1);
  for (std::size_t pick = 0; pick < strategy_count; ++pick) {
    if (static_cast<Strategy>(pick) != Strategy::work_on_cut) {
      EXPECT_LE(plan.chances.against_row(plan.mixes[1], pick), plan.chances.value(plan.mixes) + 1e-12) << pick;
    }
  }
}

}  // namespace
}  // namespace fc::the_ring
