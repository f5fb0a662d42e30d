// What the rules read from the chart files. Source: rules/the-ring/rules.md, 2.4 to 2.8.
#include "rules/the-ring/charts.h"

#include <gtest/gtest.h>

#include "library/the-ring/game.h"
#include "tests/library/our_catalogue.h"

namespace fc::the_ring {
namespace {

const Charts& our_charts() { return fc::test::our_catalogue<load_catalogue>().charts; }

template <class Wanted>
int count_entries(Wanted wanted) {
  return static_cast<int>(std::ranges::count_if(our_charts().basic, [&wanted](const Entry& entry) {
    return std::ranges::any_of(entry, [&wanted](const Clause& clause) { return wanted(clause); });
  }));
}

/// Source: 2.4, "Kinds and counts".
TEST(TheRingCharts, have_entries_of_every_kind_as_often_as_the_rules_say) {
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.effects.hard; }), 23);
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.effects.counter; }), 8);
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.effects.cut; }), 8);
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.effects.foul; }), 2);
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.holds_if.either == Advantage::weight; }), 3);
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.holds_if.either == Advantage::reach; }), 2);
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.holds_if.either == Advantage::fastest; }), 1);
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.holds_if.either == Advantage::speed; }), 2);
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.holds_if.either == Advantage::boxer; }), 2);
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.holds_if.speed_advantage; }), 1);
  EXPECT_EQ(count_entries([](const Clause& clause) { return clause.holds_if.target_hurt; }), 5);
}

TEST(TheRingCharts, use_the_end_cards_beyond_the_ends) {
  EXPECT_EQ(our_charts().shot_card(-9), our_charts().hard_shot.front());
  EXPECT_EQ(our_charts().shot_card(11), our_charts().hard_shot.back());
  const ShotCell& cell = at_total(our_charts().shot_card(2), 10);
  EXPECT_EQ(cell.shot, Shot::knockdown);
  EXPECT_TRUE(cell.has_hand);
  EXPECT_EQ(cell.hand, Hand::left_hook);
  EXPECT_EQ(cell.needs, 6);
}

TEST(TheRingCharts, have_a_portion_for_every_chin) {
  EXPECT_EQ(our_charts().portion_of(-9), Portion::glass);
  EXPECT_EQ(our_charts().portion_of(-1), Portion::glass);
  EXPECT_EQ(our_charts().portion_of(0), Portion::soft);
  EXPECT_EQ(our_charts().portion_of(2), Portion::average);
  EXPECT_EQ(our_charts().portion_of(3), Portion::hard);
  EXPECT_EQ(our_charts().portion_of(4), Portion::granite);
  EXPECT_EQ(our_charts().portion_of(99), Portion::granite);
}

TEST(TheRingCharts, name_somebody_for_every_d66) {
  EXPECT_EQ(our_charts().people.city_at[place_of_d66(1, 6)], City::chicago);
  EXPECT_EQ(our_charts().people.city_at[place_of_d66(6, 6)], City::mexico_city);
  EXPECT_EQ(our_charts().people.referee_at[place_of_d66(4, 5)], Referee::farrow);
  EXPECT_EQ(our_charts().people.cut_rating[place_of(Cornerman::ibsen)], 5);
}

TEST(TheRingCharts, change_nothing_without_a_training_camp) {
  EXPECT_EQ(our_charts().training_changes[place_of(Training::none)], TrainingChange{});
  EXPECT_EQ(our_charts().training_changes[place_of(Training::fat)].weight, 8);
}

}  // namespace
}  // namespace fc::the_ring
