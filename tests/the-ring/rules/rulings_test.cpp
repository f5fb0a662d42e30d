// Situations that an implementer may get wrong. Source: rules/the-ring/rules.md, 4, 8 (second table).
#include <gtest/gtest.h>

#include "any_bout.h"
#include "rules/the-ring/damage.h"
#include "rules/the-ring/questions.h"

namespace fc::the_ring {
namespace {

using test::all_of_kind;
using test::ours;

/// Two equal men in a neutral place, in the first segment, both boxing; red has just landed a hard shot.
class TheRingRuling : public testing::Test {
 protected:
  TheRingRuling() {
    const BoxerCard& card = ours().find("standard-heavyweight")->card();
    setup_.cards = {card, card};
    setup_.city = neutral_city;
    setup_.referee = neutral_referee;
    setup_.charts = ours().charts;
  }

  /// After the cards of `setup_` are as they should be.
  void begin(Strategy red = Strategy::box, Strategy blue = Strategy::box) {
    state_ = Rules::opening(setup_);
    choose(choice_of(red));
    choose(choice_of(blue));
  }
  void land_hard_shot(Corner by = Corner::red) {
    state_.phase = Phase::hard_shot;
    state_.attack = {.roller = by, .by = by};
  }
  void choose(Choice choice) {
    ASSERT_TRUE(Rules::choose(setup_, state_, choice, [this](const auto& event) { events_.push_back(event); }));
  }
  void roll(std::initializer_list<int> dice) {
    events_.clear();
    for (const int die : dice) {
      ASSERT_TRUE(Rules::roll(setup_, state_, die, [this](const auto& event) { events_.push_back(event); }));
    }
  }
  template <class Wanted>
  [[nodiscard]] Wanted only() const {
    const auto found = all_of_kind<Wanted>(events_);
    EXPECT_EQ(found.size(), 1U);
    return found.empty() ? Wanted{} : found.front();
  }
  [[nodiscard]] BoxerState& red() { return state_.boxers[0]; }
  [[nodiscard]] BoxerState& blue() { return state_.boxers[1]; }

  the_ring::Setup setup_;
  State state_;
  std::vector<Event> events_;
};

TEST_F(TheRingRuling, two_men_on_outside_take_two_from_a_shot_but_nothing_from_a_pure_twelve) {
  begin(Strategy::outside, Strategy::outside);
  land_hard_shot();
  roll({5, 5});
  EXPECT_EQ(only<HardShotRead>().row, 8);
  begin(Strategy::outside, Strategy::outside);
  land_hard_shot();
  roll({6, 6});
  EXPECT_EQ(only<HardShotRead>().row, 12);
  EXPECT_EQ(only<HardShotRead>().shot, Shot::knockdown);
}

TEST_F(TheRingRuling, in_six_ounce_gloves_a_two_floors_whatever_is_added) {
  setup_.cards[1].fresh.chin = {};
  setup_.cards[1].fresh.chin.push_back(1);
  setup_.cards[1].fresh.chin.push_back(-3);
  begin();
  state_.gloves = 6;
  blue().down = 1;
  land_hard_shot();
  roll({1, 1});
  EXPECT_EQ(only<HardShotRead>().after_down, 3);
  EXPECT_EQ(only<HardShotRead>().pure_shot, PureShot::two);
  EXPECT_EQ(only<HardShotRead>().shot, Shot::knockdown);
}

TEST_F(TheRingRuling, a_chin_of_plus_one_and_plus_two_adds_to_the_card_and_then_two_to_the_dice) {
  setup_.cards[1].fresh.chin = {};
  setup_.cards[1].fresh.chin.push_back(-1);
  setup_.cards[1].fresh.chin.push_back(-2);
  begin();
  blue().down = 1;
  land_hard_shot();
  roll({1, 2});
  EXPECT_EQ(only<HardShotRead>().card, setup_.cards[0].fresh.pow + 1);
  EXPECT_EQ(only<HardShotRead>().after_down, 2) << "not 1";
}

TEST_F(TheRingRuling, a_man_down_twice_is_counted_one_worse) {
  begin();
  blue().down = 1;
  land_hard_shot();
  roll({6, 6});
  ASSERT_EQ(state_.phase, Phase::knockout);
  roll({5, 5});
  const auto read = only<CountRead>();
  EXPECT_EQ(read.downs, 1);
  EXPECT_EQ(read.row, 10 + setup_.cards[1].fresh.kod - 1);
}

TEST_F(TheRingRuling, a_man_tired_by_the_blow_is_counted_tired) {
  begin();
  blue().stm = 3;
  land_hard_shot();
  roll({6, 6});
  roll({5, 5});
  EXPECT_EQ(only<CountRead>().tired, 1);
  EXPECT_EQ(only<CountRead>().portion, Portion::average) << "the tired chin of 1";
}

TEST_F(TheRingRuling, a_third_knockdown_stops_the_bout_only_by_the_option) {
  for (const bool option : {false, true}) {
    setup_.options.three_knockdowns = option;
    begin();
    blue().down = 2;
    land_hard_shot();
    roll({6, 6});
    EXPECT_EQ(state_.phase, option ? Phase::time : Phase::knockout);
  }
}

TEST_F(TheRingRuling, an_inch_of_reach_is_no_advantage_and_two_are) {
  const Condition reach{.either = Advantage::reach};
  setup_.cards[0].reach = static_cast<std::int16_t>(setup_.cards[1].reach + 1);
  begin();
  EXPECT_FALSE(has_advantage(setup_, state_, Corner::red, reach));
  setup_.cards[0].reach = static_cast<std::int16_t>(setup_.cards[1].reach + 2);
  EXPECT_TRUE(has_advantage(setup_, state_, Corner::red, reach));
  red().strategy = Strategy::load_up;
  EXPECT_FALSE(has_advantage(setup_, state_, Corner::red, reach)) << "not inside";
}

TEST_F(TheRingRuling, a_rating_three_better_is_one_better_too) {
  setup_.cards[1].fresh.def = 1;
  begin();
  EXPECT_EQ(plus_of(setup_, state_, Corner::red, Strategy::box), 3);
  const Entry& entry = setup_.charts.basic[entry_place(1, 3, 2)];
  EXPECT_EQ(read_entry(setup_, state_, Corner::red, entry).clause, 0) << "+1: L, R 2";
}

TEST_F(TheRingRuling, a_defence_below_zero_makes_the_opponent_better_in_everything) {
  setup_.cards[1].fresh.def = -2;
  begin();
  EXPECT_EQ(def_of(state_, Corner::blue), 0);
  EXPECT_EQ(rating_for(setup_, state_, Corner::red, Strategy::box), 6);
  EXPECT_EQ(rating_for(setup_, state_, Corner::red, Strategy::tie_up), 3) << "no offensive rating";
  EXPECT_EQ(counter_rating(setup_, state_, Corner::red), 6);
  EXPECT_EQ(counter_rating(setup_, state_, Corner::blue), 4);
}

TEST_F(TheRingRuling, a_counterpuncher_inside_uses_his_box_rating) {
  setup_.cards[1].fresh.ko = 7;
  begin(Strategy::box, Strategy::load_up);
  EXPECT_EQ(counter_rating(setup_, state_, Corner::blue), setup_.cards[1].fresh.box);
}

TEST_F(TheRingRuling, a_ridden_shot_of_a_finisher_ends_it) {
  begin();
  land_hard_shot();
  state_.attack.finishing = true;
  state_.attack.column = Shot::hard;
  roll({1, 1});
  EXPECT_EQ(only<HardShotRead>().shot, Shot::none);
  EXPECT_EQ(red().points, 1);
  EXPECT_EQ(all_of_kind<FinisherEnded>(events_).size(), 1U);
  EXPECT_EQ(all_of_kind<FinisherGoesOn>(events_).size(), 0U);
}

TEST_F(TheRingRuling, who_is_docked_in_an_even_round_loses_it) {
  begin();
  state_.phase = Phase::judge;
  red().round_deducted = 1;
  roll({3});
  EXPECT_EQ(only<JudgeScored>().scores, (JudgeScore{9, 10}));
}

TEST_F(TheRingRuling, a_champion_keeps_his_title_in_a_draw) {
  setup_.champion = Champion::blue;
  setup_.options.gloves = false;
  setup_.rounds = 1;
  begin();
  state_.phase = Phase::judge;
  roll({3, 3, 4});
  EXPECT_EQ(state_.end.method, Method::draw_unanimous);
  EXPECT_EQ(state_.end.title, Title::retained);
}

TEST_F(TheRingRuling, a_solitaire_champion_decides_by_even_and_odd) {
  setup_.champion = Champion::red;
  setup_.options.solitaire = Solitaire::red;
  setup_.city = City::none;
  state_ = Rules::opening(setup_);
  roll({1, 1, 1, 6});  // New York, Chicago
  ASSERT_EQ(state_.phase, Phase::city_choice);
  EXPECT_EQ(Rules::topic_name(Rules::need(setup_, state_)), "solitaire-decision");
  roll({2, 4});
  EXPECT_EQ(state_.city, City::chicago) << "even: the second";
  EXPECT_TRUE(only<SolitaireDecided>().second);
}

TEST_F(TheRingRuling, a_solitaire_boxer_without_a_cut_to_work_on_takes_marker_one) {
  setup_.options.solitaire = Solitaire::red;
  state_ = Rules::opening(setup_);
  const SolitaireRead read = read_solitaire(setup_, state_, Corner::red, 12);
  EXPECT_TRUE(read.fell_back);
  EXPECT_EQ(read.strategy, read.markers.strategies[0]);
  EXPECT_EQ(read.strategy, Strategy::box) << "ties in the order box, body, load-up, outside";
  EXPECT_EQ(read.markers.strategies[1], Strategy::body);
}

/// 3.2, row "opponent has a cut of 2 or more points".
TEST_F(TheRingRuling, a_solitaire_boxer_works_on_a_cut_of_two_points) {
  begin();
  red().cuts.push_back({.points = 1, .open = true});
  EXPECT_EQ(markers_of(setup_, state_, Corner::blue).row, MarkerRow::otherwise);
  red().cuts[0].points = 2;
  EXPECT_EQ(markers_of(setup_, state_, Corner::blue).row, MarkerRow::opponent_cut);
}

}  // namespace
}  // namespace fc::the_ring
