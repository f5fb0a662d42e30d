// The newcomer and what points buy. Source: rules/dice-boxing/rules.md, 6.1, 6.3.
#include <gtest/gtest.h>

#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

/// With more points than anybody earns.
State rich(const Setup& setup) {
  State state = Rules::opening(setup);
  state.points = 1'000'000;
  return state;
}

void buy(const Setup& setup, State& state, Purchase purchase) {
  ASSERT_TRUE(Rules::choose(setup, state, choice_of(purchase), NoEvents())) << place_of(purchase);
}

TEST(DiceBoxingCareerGrowth, lifts_the_grade_of_each_style) {
  const auto mover = setup_of(R"({"class":"heavyweight","seed":1,"styles":["mover","boxer"]})");
  const Grades twice{Grade::d, Grade::d, Grade::d, Grade::b};
  EXPECT_EQ(Rules::opening(mover).grades, twice);
  const auto swarmer = setup_of(R"({"class":"heavyweight","seed":1,"styles":["swarmer"]})");
  const Grades once{Grade::c, Grade::d, Grade::d, Grade::d};
  EXPECT_EQ(Rules::opening(swarmer).grades, once) << "a single style lifts once";
}

TEST(DiceBoxingCareerGrowth, prices_rise_with_every_step_and_differ_by_class) {
  const auto heavy = setup_of("heavyweight", "{}");
  State state = Rules::opening(heavy);
  std::vector<int> prices;
  for (int step = 0; step < 5; ++step) {
    prices.push_back(growth::price_of(heavy, state, Purchase::control));
    buy(heavy, state, Purchase::control);
  }
  // 10 + 2 n + (4 n n) div 10
  EXPECT_EQ(prices, (std::vector<int>{10, 12, 15, 19, 24}));
  EXPECT_EQ(state.points, 1500 - 80);
  EXPECT_EQ(state.ratings.control, 40);
  const auto light = setup_of("minimumweight", "{}");
  EXPECT_EQ(growth::price_of(light, Rules::opening(light), Purchase::adjustment), 15 * 125 / 100);
}

TEST(DiceBoxingCareerGrowth, sells_nothing_beyond_its_top) {
  const auto setup = setup_of("minimumweight", "{}");
  State state = rich(setup);
  for (std::size_t place = 0; place < purchase_count; ++place) {
    const auto purchase = static_cast<Purchase>(place);
    while (growth::can_buy(setup, state, purchase)) {
      buy(setup, state, purchase);
    }
  }
  const Ratings best{.control = 74,
                     .adjustment = -13,
                     .power = 10 - 16 / 3,
                     .stamina = 140,
                     .recovery = 6,
                     .ko = 95 - 5 * (2 * 16 / 5),
                     .kd = state.ratings.kd,
                     .chin = -9,
                     .foul = 95,
                     .punches = 55,
                     .defense = -5};
  EXPECT_EQ(state.ratings, best);
  EXPECT_EQ(state.grades, (Grades{Grade::a, Grade::a, Grade::a, Grade::a}));
  EXPECT_FALSE(growth::can_buy_anything(setup, state));
  EXPECT_EQ(state.phase, Phase::bout) << "with nothing to buy nobody is asked";
}

TEST(DiceBoxingCareerGrowth, grades_cost_the_same_in_every_class) {
  for (const char* const weight_class : {"heavyweight", "minimumweight"}) {
    const auto setup = setup_of(weight_class, "{}");
    State state = rich(setup);
    std::vector<int> prices;
    while (growth::can_buy(setup, state, Purchase::cover_up)) {
      prices.push_back(growth::price_of(setup, state, Purchase::cover_up));
      buy(setup, state, Purchase::cover_up);
    }
    EXPECT_EQ(prices, (std::vector<int>{60, 120, 240}));
  }
}

TEST(DiceBoxingCareerGrowth, knock_down_numbers_and_results_follow_the_ratings) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = rich(setup);
  const int before = state.ratings.kd;
  while (growth::can_buy(setup, state, Purchase::ko)) {
    buy(setup, state, Purchase::ko);
  }
  EXPECT_EQ(state.ratings.ko, 95);
  EXPECT_EQ(state.ratings.kd, dice_boxing::knockdown_numbers(setup.cards, 95, setup.weight_class));
  EXPECT_GT(state.ratings.kd, before);
  const BoxerCard weak = own_card(setup, state);
  buy(setup, state, Purchase::power);
  const BoxerCard strong = own_card(setup, state);
  EXPECT_NE(weak.results, strong.results);
  EXPECT_EQ(strong.results, dice_boxing::results_of(setup.cards, setup.styles, strong.ratings.power));
}

TEST(DiceBoxingCareerGrowth, offers_what_can_be_paid_in_the_order_of_the_rules) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = Rules::opening(setup);
  state.points = 25;
  std::string words;
  for (const Choice& choice : Rules::legal(setup, state, state.asked)) {
    words.append(Rules::notation(choice)).append(" ");
  }
  EXPECT_EQ(words, "buy-control buy-adjustment buy-stamina buy-ko buy-punches buy-defense done ");
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
