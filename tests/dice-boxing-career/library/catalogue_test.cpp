// data/dice-boxing-career: what is in it, and what is said about a file that is damaged.
#include "library/dice-boxing-career/game.h"

#include <gtest/gtest.h>

#include "library/dice-boxing-career/json_parts.h"
#include "library/dice-boxing/game.h"
#include "library/whole_file.h"
#include "tests/dice-boxing-career/careers.h"
#include "tests/library/damaged_data.h"
#include "tests/library/our_catalogue.h"

namespace fc::dice_boxing_career::test {
namespace {

class DiceBoxingCareerDamagedData : public fc::test::DamagedData {
 protected:
  DiceBoxingCareerDamagedData() : DamagedData("dice-boxing-career", &check_data) {}
};

TEST(DiceBoxingCareerCatalogue, is_sound) { fc::test::expect_sound(check_data); }

TEST(DiceBoxingCareerCatalogue, has_the_figures_of_the_rules) {
  const Tables& tables = our_catalogue().tables;
  EXPECT_EQ(tables.start_points, 1500);
  EXPECT_EQ(tables.start.adjustment, 5);
  EXPECT_EQ(tables.bouts.base[0], 700);
  EXPECT_EQ(tables.bouts.base[5], 450);
  EXPECT_EQ(tables.bouts.base[51], 170);
  EXPECT_EQ(tables.bouts.rounds[0], 12);
  EXPECT_EQ(tables.bouts.rounds[41], 6);
  EXPECT_EQ(tables.first_defence[79], rematch_row);
  EXPECT_EQ(tables.later_defence[99], 6);
  EXPECT_TRUE(tables.charts[4].rows[55].champion);
  EXPECT_EQ(tables.charts[1].rows[90].other, 5);
  EXPECT_EQ(tables.life.points_percent, 200);
  EXPECT_EQ(tables.life.wears[9], Purchase::adjustment);
}

TEST_F(DiceBoxingCareerDamagedData, is_refused_at_its_place) {
  expect_faults("career.json",
                {{"/start/power", true, "start.power", FaultCode::wrong_type},
                 {"/start_points", -1, "start_points", FaultCode::out_of_range},
                 {"/style_strategy/mover", "none", "style_strategy.mover", FaultCode::unknown_value},
                 {"/upgrades/control/step", 0, "upgrades.control.step", FaultCode::out_of_range},
                 {"/upgrades/grade/prices/A", "dear", "upgrades.grade.prices.A", FaultCode::wrong_type},
                 {"/light_classes/power_to_less_every", 0, "light_classes.power_to_less_every", FaultCode::out_of_range},
                 {"/light_classes/price_percent/3", 0, "light_classes.price_percent[3]", FaultCode::out_of_range},
                 {"/points/base/1/0", 2, "points.base[1][0]", FaultCode::out_of_range},
                 {"/points/base/6/1", 52, "points.base[6][1]", FaultCode::out_of_range},
                 {"/points/base/6/1", 50, "points.base", FaultCode::out_of_range},
                 {"/points/percent/draw", 1001, "points.percent.draw", FaultCode::out_of_range},
                 {"/free/rounds", {6, 8, 10}, "free.rounds", FaultCode::out_of_range},
                 {"/tourney/entrants", 8, "tourney.entrants", FaultCode::out_of_range},
                 {"/rounds/0/2", 16, "rounds[0][2]", FaultCode::out_of_range},
                 {"/schedule/1/to", 31, "schedule[1].to", FaultCode::out_of_range},
                 {"/schedule/0/rows/0/2", "number one", "schedule[0].rows[0][2]", FaultCode::unknown_value},
                 {"/schedule/0/rows/0/2", {1, 11}, "schedule[0].rows[0][2][1]", FaultCode::out_of_range},
                 {"/first_defence/3/2", 52, "first_defence[3][2]", FaultCode::out_of_range},
                 {"/later_defence/6/1", 98, "later_defence", FaultCode::out_of_range},
                 {"/lost/rows/2/2", -1, "lost.rows[2][2]", FaultCode::out_of_range},
                 {"/forced_retirement/losses", 0, "forced_retirement.losses", FaultCode::out_of_range},
                 {"/retirement/8/2", 101, "retirement[8][2]", FaultCode::out_of_range},
                 {"/retirement_after_stoppage", 26, "retirement_after_stoppage", FaultCode::out_of_range},
                 {"/life/points_percent", 1001, "life.points_percent", FaultCode::out_of_range},
                 {"/life/wear/1/0", 19, "life.wear[1][0]", FaultCode::out_of_range},
                 {"/life/wear/4/1", 998, "life.wear", FaultCode::out_of_range},
                 {"/life/wear/2/2", 101, "life.wear[2][2]", FaultCode::out_of_range},
                 {"/life/wear_after_stoppage", -1, "life.wear_after_stoppage", FaultCode::out_of_range},
                 {"/life/wears/3", "knockout", "life.wears[3]", FaultCode::unknown_value},
                 {"/life/wears", {"stamina"}, "life.wears", FaultCode::out_of_range}});
}

TEST(DiceBoxingCareerCatalogue, lets_nobody_grow_beyond_a_card) {
  Tables tables = our_catalogue().tables;
  EXPECT_TRUE(check_limits(tables, our_men().tables()));
  tables.upgrades[place_of(Purchase::chin)].to = -10;
  EXPECT_EQ(check_limits(tables, our_men().tables()).error().where, "upgrades.chin.to");
  tables.start.control = 34;
  EXPECT_EQ(check_limits(tables, our_men().tables()).error().where, "start.control");
}

TEST(DiceBoxingCareerCatalogue, takes_no_id_that_a_choice_cannot_carry) {
  dice_boxing::Catalogue men = our_men();
  men.boxers[5].id = std::string(Id::longest + 1, 'a');
  const auto taken = load_catalogue(fc::test::data_folder(), men);
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().where, "dice-boxing/boxer-facts.json");
}

TEST(DiceBoxingCareerCatalogue, fills_a_tier_that_is_too_small_with_reserves) {
  dice_boxing::Catalogue men = our_men();
  std::erase_if(men.boxers, [](const dice_boxing::RosterEntry& entry) {
    return entry.weight_class == WeightClass::flyweight && entry.tier == 3;
  });
  const Catalogue short_of_men{.below = &men, .tables = our_catalogue().tables};
  const auto setup = fc::test::must(read_setup(short_of_men, R"({"class":"flyweight","seed":3,"styles":["boxer"]})"));
  int reserves = 0;
  for (const Man& man : setup.men) {
    reserves += man.reserve ? 1 : 0;
    EXPECT_TRUE(!man.reserve || man.tier == 3) << man.name;
  }
  EXPECT_EQ(reserves, 8);
  State state = Rules::opening(setup);
  play(setup, state, {"done"});
  climb_to(setup, state, 5);
  play(setup, state, {"done", "fight-on", "next-in-line"});
  EXPECT_TRUE(setup.man(state.opponent).reserve);
  EXPECT_TRUE(dice_boxing::read_setup(our_men(), bout_setup(setup, state))) << "he comes with his card";
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
