// The estimate before the bout, and V of any moment in it.
#include "bots/the-ring/fitted_chance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "bots/lookahead.h"
#include "bouts.h"
#include "library/catalogue_files.h"

namespace fc::the_ring {
namespace {

double chance(std::string_view red, std::string_view blue, int rounds = 12) {
  return chance_of_red(test::bout_of(red, blue, rounds));
}

TEST(Chances, both_chances_make_one) {
  EXPECT_NEAR(chance("muhammad-ali", "muhammad-ali"), 0.5, 0.001);
  EXPECT_NEAR(chance("muhammad-ali", "joe-frazier") + chance("joe-frazier", "muhammad-ali"), 1, 0.001);
}

TEST(Chances, the_better_boxer_gains_by_every_round) {
  fc::test::expect_gain_by_every_round([](int rounds) { return chance("muhammad-ali", "jerry-quarry", rounds); },
                                       {1, 4, 8, 12, 15, 20});
}

TEST(Chances, a_great_man_beats_a_journeyman) {
  EXPECT_GT(chance("muhammad-ali", "chuck-wepner"), 0.9);
  EXPECT_GT(chance("joe-louis", "chuck-wepner"), 0.9);
}

TEST(Chances, need_no_city_and_no_referee) {
  auto setup = test::bout_of("joe-louis", "joe-frazier", 12);
  const double known = chance_of_red(setup);
  setup.city = City::none;
  setup.referee = Referee::none;
  setup.options.training_camp = true;
  EXPECT_DOUBLE_EQ(chance_of_red(setup), known);
}

const std::vector<double>& our_weights() {
  static const std::vector<double> weights =
      *read_chances(std::filesystem::path(FC_SOURCE_DIR) / "data", Rules::slug, chance_terms);
  return weights;
}

State mirrored(State state) {
  std::swap(state.boxers[0], state.boxers[1]);
  state.attack.roller = other(state.attack.roller);
  state.attack.by = other(state.attack.by);
  for (RoundScore& round : state.scorecard) {
    for (JudgeScore& score : round) {
      std::swap(score[0], score[1]);
    }
  }
  return state;
}

/// What is told of two strategies can be looked up where both are known.
TEST(RingAspects, are_seen_in_the_ratings_and_in_the_turns_to_come) {
  const auto setup = test::bout_of("muhammad-ali", "joe-frazier", 4);
  const FittedChance fitted(setup, our_weights());
  test::SensibleBout bout{.setup = &setup, .state = Rules::opening(setup), .random = Random(5)};
  int looked = 0;
  for (int round = 1; round <= 4; ++round) {
    bout.play_until(round);
    if (bout.state.phase == Phase::finished) {
      break;
    }
    const auto after = [&](Strategy red, Strategy blue) {
      State state = bout.state;
      Rules::play_choice(setup, state, choice_of(red), NoEvents{});
      Rules::play_choice(setup, state, choice_of(blue), NoEvents{});
      return state;
    };
    const auto seen = [&](Strategy red, std::string_view aspect) {
      return fitted.figure_of_aspect(after(red, Strategy::box), 0, aspect);
    };
    const Ratings& red = bout.state.boxers[0].now;
    const int blues_def = bout.state.boxers[1].now.def;
    EXPECT_NEAR(seen(Strategy::load_up, "rating"), red.ko - blues_def, 1e-9);
    EXPECT_NEAR(seen(Strategy::body, "rating"), red.body - blues_def, 1e-9);
    EXPECT_GT(seen(Strategy::body, "drain"), seen(Strategy::load_up, "drain")) << "the body is where stamina goes";
    for (const std::string_view aspect : {"hard", "drain", "points"}) {
      const State state = after(Strategy::load_up, Strategy::box);
      EXPECT_NEAR(fitted.figure_of_aspect(state, 0, aspect), -fitted.figure_of_aspect(state, 1, aspect), 1e-9) << aspect;
    }
    EXPECT_EQ(seen(Strategy::body, "judges"), 0) << "nothing of it can be looked up";
    EXPECT_TRUE(std::isnan(seen(Strategy::tie_up, "points")))
        << "where a hold may hold nobody says how the round will stand";
    ++looked;
  }
  EXPECT_GT(looked, 1);
}

TEST(RingChance, changed_corners_change_it_at_every_moment) {
  const auto setup = test::bout_of("muhammad-ali", "joe-frazier", 4);
  auto changed = setup;
  std::swap(changed.cards[0], changed.cards[1]);
  const FittedChance fitted(setup, our_weights());
  const FittedChance of_changed(changed, our_weights());
  test::SensibleBout bout{.setup = &setup, .state = Rules::opening(setup), .random = Random(5)};
  int moments = 0;
  while (bout.state.phase != Phase::finished) {
    if (fitted.is_anchor(bout.state)) {
      EXPECT_NEAR(fitted.chance(bout.state), 1 - of_changed.chance(mirrored(bout.state)), 1e-9) << moments;
      ++moments;
    }
    bout.go_on();
  }
  EXPECT_GT(moments, 20);
}

/// The sum of what V misses between each moment where it is fitted and the mean of what the dice bring, in points.
TEST(RingChance, leaves_little_of_a_bout_unexplained) {
  constexpr int bouts = 40;
  std::vector<double> unexplained;
  for (int number = 0; number < bouts; ++number) {
    const auto setup =
        number % 2 == 0 ? test::bout_of("muhammad-ali", "joe-frazier", 6) : test::bout_of("rocky-marciano", "joe-louis", 12);
    const Lookahead<Rules, FittedChance> ahead(setup, our_weights());
    test::SensibleBout bout{
        .setup = &setup, .state = Rules::opening(setup), .random = Random(static_cast<std::uint64_t>(number))};
    double missed = 0;
    while (bout.state.phase != Phase::finished) {
      if (ahead.fitted().is_anchor(bout.state) && bout.state.thrown.empty()) {
        missed += ahead.one_step_ahead(bout.state) - ahead.at(bout.state);
      }
      bout.go_on();
    }
    unexplained.push_back(100 * std::abs(missed));
  }
  std::ranges::sort(unexplained);
  EXPECT_LT(unexplained[bouts / 2], 8);
  EXPECT_LT(unexplained[bouts * 9 / 10], 25);
}

TEST(RingChance, stands_a_chart_of_nothing_but_counterpunches_and_more_segments_than_a_round_has) {
  auto setup = test::bout_of("muhammad-ali", "joe-frazier", 4);
  for (Entry& entry : setup.charts.basic) {
    entry.clear();
    entry.push_back({.holds_if = {}, .effects = {.counter = true}});
  }
  State state = Rules::opening(setup);
  state.round = 4;
  state.segment = 1;
  state.phase = Phase::basic;
  for (BoxerState& boxer : state.boxers) {
    boxer.strategy = Strategy::box;
  }
  RoundAhead ahead(setup);
  const RoundTerms terms = ahead.look(state, 2, 3);
  for (const double hope : {terms.judged, terms.decision, terms.hard[0], terms.hard[1], terms.drained[0]}) {
    EXPECT_TRUE(std::isfinite(hope)) << hope;
  }
  EXPECT_EQ(ahead.look(state, 0, 5).judged, ahead.look(state, 0, 4).judged);
  EXPECT_EQ(ahead.look(state, 0, -1).judged, ahead.look(state, 0, 0).judged);
}

/// The last turn before the judges: they see a point more than before.
TEST(RingChance, knows_what_judges_make_of_the_last_turn) {
  const auto setup = test::bout_of("muhammad-ali", "joe-frazier", 4);
  const FittedChance fitted(setup, our_weights());
  State state = Rules::opening(setup);
  state.round = 4;
  state.segment = 4;
  state.phase = Phase::basic;
  state.attack = {};
  for (BoxerState& boxer : state.boxers) {
    boxer.strategy = Strategy::box;
    boxer.points = 4;
  }
  for (int round = 0; round < 3; ++round) {
    state.scorecard.push_back({JudgeScore{10, 10}, JudgeScore{10, 10}, JudgeScore{10, 10}});
  }
  const double level = fitted.chance(state);
  state.boxers[0].points = 7;
  EXPECT_GT(fitted.chance(state), 0.85);
  EXPECT_GT(fitted.chance(state), level + 0.1);
  state.boxers[1].points = 10;
  EXPECT_LT(fitted.chance(state), 0.25);
}

}  // namespace
}  // namespace fc::the_ring
