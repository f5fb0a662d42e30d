#include "bots/ringside/outlook.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "bouts.h"

namespace fc::ringside {
namespace {

constexpr double four_decimals = 0.00006;
constexpr int draws = 200'000;

nlohmann::json equilibria() {
  return nlohmann::json::parse(std::ifstream(std::string(FC_SOURCE_DIR) + "/data/ringside/equilibria.json"));
}

/// How often each punch comes.
std::array<double, punch_count> shares(const PunchOdds& odds) {
  Random random(7);
  std::array<double, punch_count> share{};
  for (int draw = 0; draw < draws; ++draw) {
    share[index_of(odds.draw(random))] += 1.0 / draws;
  }
  return share;
}

State awaiting_punch(const Setup& setup, int defenders_endurance) {
  State state = Rules::opening(setup);
  state.has_attacker = true;
  state.phase = Phase::punch;
  state.boxers[1].endurance = static_cast<std::int16_t>(defenders_endurance);
  return state;
}

TEST(Mixes, values_of_all_thirty_boxers_are_those_of_the_table) {
  const Catalogue catalogue = test::catalogue();
  const nlohmann::json table = equilibria();
  ASSERT_EQ(table.size(), 30U);
  for (const nlohmann::json& row : table) {
    const BoxerEntry* entry = catalogue.find(row["id"].get<std::string>());
    ASSERT_NE(entry, nullptr) << row["id"];
    const PunchGame normal = solve_for_damage(catalogue.charts.punch, entry->boxer, false);
    const PunchGame clinch = solve_for_damage(catalogue.charts.punch, entry->boxer, true);
    EXPECT_NEAR(normal.value.value(), row["normal"]["value"].get<double>(), four_decimals) << row["id"];
    EXPECT_NEAR(clinch.value.value(), row["clinch"]["value"].get<double>(), four_decimals) << row["id"];
  }
}

TEST(Mixes, mixes_of_the_table_earn_the_value_against_ours) {
  const Catalogue catalogue = test::catalogue();
  for (const nlohmann::json& row : equilibria()) {
    const Boxer& boxer = catalogue.find(row["id"].get<std::string>())->boxer;
    const PunchGame game = solve_for_damage(catalogue.charts.punch, boxer, false);
    const std::array<double, punch_count> expected = shares(game.expected);
    double earned = 0;
    for (std::size_t thrown = 0; thrown < punch_count; ++thrown) {
      for (std::size_t guess = 0; guess < punch_count; ++guess) {
        earned += row["normal"]["throw"][thrown].get<double>() * expected[guess] *
                  (catalogue.charts.punch[thrown][guess] + boxer.punches[thrown]);
      }
    }
    EXPECT_NEAR(earned, game.value.value(), 0.03) << row["id"];
  }
}

TEST(Mixes, hooks_are_never_thrown_in_a_clinch) {
  const Catalogue catalogue = test::catalogue();
  const PunchGame game = solve_for_damage(catalogue.charts.punch, catalogue.find("joe-frazier")->boxer, true);
  const std::array<double, punch_count> thrown = shares(game.thrown);
  EXPECT_EQ(thrown[index_of(Punch::right_hook)], 0.0);
  EXPECT_EQ(thrown[index_of(Punch::left_hook)], 0.0);
}

TEST(Mixes, odds_follow_their_weights_and_never_draw_what_has_none) {
  const std::array<double, punch_count> share = shares(PunchOdds({1, 0, 2, 0, 1, 0}));
  EXPECT_NEAR(share[0], 0.25, 0.01);
  EXPECT_NEAR(share[2], 0.5, 0.01);
  EXPECT_NEAR(share[4], 0.25, 0.01);
  EXPECT_EQ(share[1] + share[3] + share[5], 0.0);
}

TEST(Mixes, a_finish_is_in_reach_when_the_hardest_punch_empties_him) {
  const auto setup = test::bout_of(test::average, test::average, 12);
  EXPECT_FALSE(finish_in_reach(setup, awaiting_punch(setup, 7)));
  EXPECT_TRUE(finish_in_reach(setup, awaiting_punch(setup, 6)));
}

TEST(Mixes, a_punch_that_stops_the_bout_is_worth_more_than_its_damage) {
  const auto setup = test::bout_of(test::average, test::average, 12);
  // At -21 he is stopped by 4 points or more. Every row holds a damage of 1 to 6 once; the mean damage is 3.5.
  const PunchGame game = solve_for_finish(setup, awaiting_punch(setup, -21));
  EXPECT_GT(game.value.value(), 10 * (3.5 + 40 * 0.5));
}

TEST(Mixes, the_finishing_game_of_a_boxer_with_unequal_punches_changes_his_mix) {
  const Catalogue catalogue = test::catalogue();
  const auto setup = test::bout_of(catalogue.find("muhammad-ali")->boxer, test::average, 12);
  const State state = awaiting_punch(setup, -18);
  const PunchGame finish = solve_for_finish(setup, state);
  EXPECT_NE(finish.thrown, BoutMixes(setup).game(Corner::red, false).thrown);
}

}  // namespace
}  // namespace fc::ringside
