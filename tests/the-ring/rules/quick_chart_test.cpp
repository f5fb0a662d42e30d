// What rollouts look up is what the clauses and the rows say. Source: rules/the-ring/rules.md, 2.4, 2.8.
#include "rules/the-ring/basic_chart.h"

#include <gtest/gtest.h>

#include "any_bout.h"
#include "rules/the-ring/damage.h"

namespace fc::the_ring {
namespace {

using test::ours;

TEST(TheRingQuickChart, says_what_the_clauses_say) {
  the_ring::Setup setup;
  const BoxerCard& card = ours().find("standard-heavyweight")->card();
  setup.cards = {card, card};
  setup.charts = ours().charts;
  setup.options.cut_work_penalty = false;
  int looked_up = 0;
  for (const Strategy roller :
       {Strategy::body, Strategy::load_up, Strategy::box, Strategy::work_on_cut, Strategy::outside}) {
    for (std::size_t target = 0; target < strategy_count; ++target) {
      for (int plus = -2; plus <= 4; ++plus) {
        for (const bool hurt : {false, true}) {
          State state;
          state.boxers[0].strategy = roller;
          state.boxers[1].strategy = static_cast<Strategy>(target);
          state.boxers[0].now.body = state.boxers[0].now.ko = state.boxers[0].now.box = state.boxers[0].now.out =
              static_cast<std::int8_t>(3 + plus);
          state.boxers[1].now.def = 3;
          state.boxers[1].staggered = hurt;
          const QuickRow& row = setup.charts.quick[quick_row(roller, static_cast<Strategy>(target), plus, hurt)];
          for (std::size_t place = 0; place < entry_count; ++place) {
            if (leads_to(row[place]) == LeadsTo::advantage) {
              continue;
            }
            const Entry& entry = setup.charts.basic[place];
            const Reading reading = read_entry(setup, state, Corner::red, entry);
            const Effects effects = reading.clause < 0 ? Effects{} : entry[static_cast<std::size_t>(reading.clause)].effects;
            ASSERT_EQ(unpacked(row[place]), effects) << place;
            ++looked_up;
          }
        }
      }
    }
  }
  EXPECT_GT(looked_up, 30'000);
}

TEST(TheRingQuickChart, gives_every_score_that_basic_scoring_gives) {
  const Charts& charts = ours().charts;
  for (int net = -9; net <= 9; ++net) {
    for (int of_red = -200; of_red <= 200; ++of_red) {
      const Judged seen = judged(charts.scoring, of_red, net);
      const JudgeScore& pair = charts.scores[quick_net(net)][quick_view(of_red)];
      ASSERT_EQ(pair[fc::index_of(seen.leader)], seen.row.leader) << net << " " << of_red;
      ASSERT_EQ(pair[fc::index_of(other(seen.leader))], seen.row.other) << net << " " << of_red;
    }
  }
}

}  // namespace
}  // namespace fc::the_ring
