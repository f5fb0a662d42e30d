// Pairs that a game proposes are even: not by its estimate, but by boxing them very often.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "cabinet/program/app_context.h"
#include "cabinet/program/match_up.h"
#include "core/random.h"
#include "tests/cabinet/cabinet_test_table.h"
#include "tests/tested_games.h"
#include "trials/simulator.h"

namespace fc::cabinet {
namespace {

constexpr int pairs = 12;
constexpr int bouts = 1200;
// Three standard deviations of so many bouts.
constexpr double slack = 0.045;

class EvenPairs : public CabinetTable, public testing::WithParamInterface<const char*> {
 protected:
  void SetUp() override {
    CabinetTable::SetUp();
    open(quiet_options());
  }

  /// Of the first seat: what it won of many bouts of two contenders, a draw as half. None: a game whose bouts cannot be
  /// boxed many times over.
  [[nodiscard]] std::optional<double> share_won(const BoutPlan& plan) {
    const std::optional<WhatIf> what_if = game().what_if({.plan = plan, .level = Level::contender}, app().language.words());
    if (!what_if || what_if->wins.size() != 2) {
      return std::nullopt;
    }
    const auto report = trials::run_simulation(
        GetParam(), *what_if->simulator, {.stretch = {.seed = 3, .from = 0, .to = bouts}, .threads = 1, .progress = {}});
    return 0.5 + 0.5 * static_cast<double>(report->count(what_if->wins[0]) - report->count(what_if->wins[1])) / bouts;
  }
  [[nodiscard]] const CornerGame& game() { return *app().games.find(GetParam()); }
  static void expect_even(double share, const BoutPlan& plan) {
    EXPECT_NEAR(share, 0.5, 0.5 - least_even_chance + slack) << plan.entrants[0] << " against " << plan.entrants[1];
  }
};

TEST_P(EvenPairs, of_first_bouts) {
  Random random(7);
  for (int pair = 0; pair < pairs; ++pair) {
    const std::optional<FirstBout> first = game().first_bout(random);
    if (!first) {
      return;  // it offers none
    }
    const std::optional<double> share = share_won(first->plan);
    ASSERT_TRUE(share);
    expect_even(*share, first->plan);
  }
}

TEST_P(EvenPairs, of_any_bout) {
  Random random(7);
  for (int pair = 0; pair < pairs; ++pair) {
    const BoutPlan plan = game().plan(random);
    if (const std::optional<double> share = share_won(plan)) {
      expect_even(*share, plan);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EvenPairs, testing::ValuesIn(fc::test::listed_slugs), fc::test::name_of_game);

}  // namespace
}  // namespace fc::cabinet
