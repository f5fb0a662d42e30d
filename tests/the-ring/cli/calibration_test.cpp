// The Ring's measured figures: 4,000 bouts a line and a cell, in a neutral place. Source: rules/the-ring/rules.md, 9.
#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "library/the-ring/game.h"
#include "rules/the-ring/rules.h"
#include "tests/cli/run_cli.h"
#include "tests/must.h"
#include "trials/the-ring/simulator.h"

namespace fc::the_ring {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// "Developers' own runs should agree within 2.5 points"; a share of 4,000 bouts has a standard error of 0.8 itself, and so
/// has the one in the table.
constexpr double tolerance = 2.5;
constexpr double of_a_cell = 3.3;

Json simulate(const Words& words, const char* city = "neutral") {
  Words all{"sim", "the-ring", "--json", "--seed", "9", "--bouts", "4000", "--city", city, "--referee", "neutral"};
  all.insert(all.end(), words.begin(), words.end());
  const auto ran = fc::test::run_cli(all);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out)["counts"];
}

Words keeping(const std::string& red, const std::string& reds, const std::string& blue, const std::string& blues) {
  return {"--red", red, "--blue", blue, "--red-strategy", reds, "--blue-strategy", blues};
}

double count(const Json& counts, const char* name) { return counts[name].get<double>(); }
/// In a hundred bouts.
double share(const Json& counts, const char* name) { return 100 * count(counts, name) / count(counts, "bouts"); }
double win_share(const Json& counts) { return share(counts, "red_wins") + share(counts, "draws") / 2; }

/// A mirror of the table: Box against Box.
struct Line {
  const char* id;
  double stoppages;
  double cut;
  double disqualified;
  double draws;
  double downs;
  double last_round;
};

void PrintTo(const Line& line, std::ostream* out) { *out << line.id; }

class TheRingMirror : public testing::TestWithParam<Line> {};

TEST_P(TheRingMirror, ends_as_often_in_every_way) {
  const Line& line = GetParam();
  const Json counts = simulate(keeping(line.id, "box", line.id, "box"));
  EXPECT_NEAR(share(counts, "stoppages"), line.stoppages, tolerance);
  EXPECT_NEAR(share(counts, "cut"), line.cut, tolerance);
  EXPECT_NEAR(share(counts, "disqualified"), line.disqualified, 0.6);
  EXPECT_NEAR(share(counts, "draws"), line.draws, tolerance);
  EXPECT_NEAR(count(counts, "downs") / count(counts, "bouts"), line.downs, 0.07);
  EXPECT_NEAR(count(counts, "last_round") / count(counts, "bouts"), line.last_round, 0.05 * line.last_round);
  EXPECT_NEAR(win_share(counts), 50, tolerance);
}

INSTANTIATE_TEST_SUITE_P(Calibration, TheRingMirror,
                         testing::Values(Line{"standard-heavyweight", 51.0, 4.2, 0.8, 5.7, 0.86, 8.9},
                                         Line{"standard-lightweight", 35.7, 5.2, 1.0, 7.1, 0.48, 9.9},
                                         Line{"standard-champion", 53.1, 4.1, 0.7, 5.3, 0.89, 8.8}));

TEST(TheRingCalibration, judges_agree_as_often) {
  const Json counts = simulate(keeping("standard-heavyweight", "box", "standard-heavyweight", "box"));
  EXPECT_NEAR(share(counts, "ko"), 17.5, tolerance);
  EXPECT_NEAR(share(counts, "tko"), 29.2, tolerance);
  const double decisions = count(counts, "decisions") / 100;
  EXPECT_NEAR(count(counts, "unanimous") / decisions, 70, 4);
  EXPECT_NEAR(count(counts, "split") / decisions, 14, 4);
  EXPECT_NEAR(count(counts, "majority") / decisions, 16, 4);
  EXPECT_NEAR(100 * count(counts, "agreed_rounds") / count(counts, "judged_rounds"), 76, tolerance);
  EXPECT_NEAR(100 * count(counts, "ten_nine_scores") / count(counts, "round_scores"), 88, tolerance);
  EXPECT_NEAR(100 * count(counts, "even_scores") / count(counts, "round_scores"), 6, tolerance);
}

TEST(TheRingCalibration, no_strategy_beats_all_others) {
  constexpr std::array<const char*, 5> strategies{"body", "load-up", "box", "outside", "tie-up"};
  constexpr std::array<std::array<double, 5>, 5> table{{{50.0, 49.4, 49.2, 50.1, 99.8},
                                                        {50.6, 50.0, 54.2, 46.6, 99.8},
                                                        {50.8, 45.8, 50.0, 54.7, 99.9},
                                                        {49.9, 53.4, 45.3, 50.0, 100.0},
                                                        {0.2, 0.2, 0.1, 0.0, 50.0}}};
  for (std::size_t red = 0; red < strategies.size(); ++red) {
    for (std::size_t blue = 0; blue < strategies.size(); ++blue) {
      const Json counts =
          simulate(keeping("standard-heavyweight", strategies[red], "standard-heavyweight", strategies[blue]));
      EXPECT_NEAR(win_share(counts), table[red][blue], of_a_cell) << strategies[red] << " against " << strategies[blue];
    }
  }
}

TEST(TheRingCalibration, great_men_beat_journeymen) {
  const std::vector<std::array<const char*, 2>> pairs{{"muhammad-ali", "chuck-wepner"},
                                                      {"joe-louis", "chuck-wepner"},
                                                      {"jack-dempsey", "chuck-wepner"},
                                                      {"sugar-ray-robinson", "randy-sandy"}};
  for (const auto& [great, journeyman] : pairs) {
    EXPECT_GT(win_share(simulate(keeping(great, "box", journeyman, "box"))), 90) << great;
  }
  EXPECT_NEAR(win_share(simulate(keeping("standard-champion", "box", "standard-heavyweight", "box"))), 71, tolerance);
}

TEST(TheRingCalibration, boxing_all_bout_is_a_little_better_than_the_solitaire_chart) {
  Words words = keeping("standard-heavyweight", "box", "standard-heavyweight", "box");
  words.insert(words.end(), {"--option", "solitaire=blue"});
  EXPECT_NEAR(win_share(simulate(words)), 53, tolerance);
}

TEST(TheRingCalibration, judges_of_a_city_have_their_tastes) {
  const std::vector<std::pair<const char*, double>> cities{{"chicago", 63}, {"las-vegas", 55}, {"los-angeles", 47}};
  for (const auto& [city, expected] : cities) {
    const Words words = keeping("standard-heavyweight", "box", "standard-heavyweight", "outside");
    EXPECT_NEAR(win_share(simulate(words, city)), expected, tolerance) << city;
  }
}

// Rates of a round, which need the events.

/// Counts what red does to blue.
struct Rates {
  const Charts* charts;
  bool finishing = false;
  double hard_shots = 0;
  double points = 0;
  double stamina = 0;  ///< that he takes, what is gone already too
  double rounds = 0;

  template <class Other>
  void operator()(const Other& /*other*/) {}
  void operator()(const HardShotBegan& event) { finishing = event.finishing; }
  void operator()(const HardShotRead& event) {
    if (event.by == Corner::red) {
      hard_shots += !finishing && event.shot != Shot::none ? 1 : 0;
      stamina += charts->shot_stamina[place_of(event.shot)];
    }
  }
  void operator()(const EntryRead& event) { stamina += event.to == Corner::red ? event.effects.stm : event.effects.own_stm; }
  void operator()(const Scored& event) { points += event.corner == Corner::red ? event.points : 0; }
  void operator()(const RoundBegan& /*event*/) { rounds += 1; }
};

/// Each man keeps his strategy; all else by chance.
struct TwoStrategies {
  UniformPlayer chance;
  const State* state;
  std::array<Strategy, 2> kept;

  int die(const Die& die) { return chance.die(die); }
  Choice choose(Decision decision, const Choices& legal) {
    const bool is_red = state->phase == Phase::strategy_red;
    return decision == Decision::strategy ? choice_of(kept[is_red ? 0 : 1]) : chance.choose(decision, legal);
  }
};

Rates rates_of(Strategy red, Strategy blue) {
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  const BoxerCard& card = catalogue.find("standard-heavyweight")->card();
  the_ring::Setup setup{
      .cards = {card, card}, .city = neutral_city, .referee = neutral_referee, .options = {}, .charts = {}};
  setup.charts = catalogue.charts;
  Rates rates{.charts = &setup.charts};
  for (std::uint64_t bout = 0; bout < 1500; ++bout) {
    State state = Rules::opening(setup);
    TwoStrategies player{.chance = {random_stream(9, bout)}, .state = &state, .kept = {red, blue}};
    while (state.phase != Phase::finished) {
      Rules::play(setup, state, player, rates);
    }
  }
  return rates;
}

TEST(TheRingCalibration, strategies_pay_in_points_stamina_and_hard_shots) {
  const Rates boxing = rates_of(Strategy::box, Strategy::box);
  const Rates at_outside = rates_of(Strategy::box, Strategy::outside);
  const Rates outside = rates_of(Strategy::outside, Strategy::box);
  const Rates body = rates_of(Strategy::body, Strategy::box);
  EXPECT_NEAR(boxing.points / boxing.rounds, 4.11, 0.05 * 4.11);
  EXPECT_NEAR(outside.points / outside.rounds, 3.27, 0.05 * 3.27);
  EXPECT_NEAR(boxing.hard_shots / boxing.rounds, 0.236, 0.05 * 0.236);
  EXPECT_LT(at_outside.hard_shots / at_outside.rounds, 0.75 * boxing.hard_shots / boxing.rounds);
  EXPECT_NEAR((body.stamina / body.rounds) / (boxing.stamina / boxing.rounds), 1.56, 0.1);
}

TEST(TheRingCalibration, loading_up_stops_more_men_and_is_stopped_more_often) {
  const Json loading = simulate(keeping("standard-heavyweight", "load-up", "standard-heavyweight", "box"));
  const Json boxing = simulate(keeping("standard-heavyweight", "box", "standard-heavyweight", "box"));
  EXPECT_GT(share(loading, "stoppages"), 4.0 / 3 * share(boxing, "stoppages"));
}

}  // namespace
}  // namespace fc::the_ring
