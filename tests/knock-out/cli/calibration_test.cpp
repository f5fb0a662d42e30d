// Knock Out's measured figures: 2,000 random games a row, within the tolerances. Source: rules/knock-out/rules.md, 9.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "tests/cli/run_cli.h"

namespace fc {
namespace {

using Json = nlohmann::json;

/// A row of the table. Money in thousands, shares in per cent. fights: by season.
struct Row {
  bool professional;
  int players;
  std::vector<double> fights;
  double cards;
  double knockouts;
  double challenger_wins;
  double bets;
  double accepted;
  std::vector<double> money;  ///< seat 1 is the start player
  double bonus_pot;
  double ious;
  double unused_cards;
  double laurels = 0;
  double title_fights = 0;
  double decisions = 0;
};

std::string name_of(const Row& row) { return (row.professional ? "professional_" : "basic_") + std::to_string(row.players); }

void PrintTo(const Row& row, std::ostream* out) { *out << name_of(row); }

std::vector<Row> rows() {
  return {
      {false, 3, {5.31}, 2.911, 24.4, 45.2, 6.54, 29.9, {164.7, 162.5, 167.3}, 209.7, 0.122, 1.70, 0, 0, 86},
      {false, 4, {7.40}, 2.910, 24.8, 44.7, 7.50, 48.3, {160.4, 160.3, 163.0, 165.3}, 250.7, 0.310, 1.24, 0, 0, 142},
      {false, 5, {9.41}, 2.908, 24.8, 44.7, 7.91, 71.1, {156.8, 154.3, 152.1, 156.7, 158.0}, 190.8, 0.428, 1.05, 0, 0, 209},
      {true, 3, {5.30, 4.95}, 2.888, 25.9, 44.5, 6.53, 30.0, {235.7, 240.3, 249.0}, 403.8, 0.490, 2.49, 1.79, 1.81, 166},
      {true,
       4,
       {7.40, 7.16},
       2.888,
       25.7,
       44.3,
       7.50,
       48.2,
       {235.0, 236.2, 241.9, 243.4},
       491.9,
       0.964,
       1.70,
       2.45,
       2.56,
       279},
      {true,
       5,
       {9.41, 9.20},
       2.891,
       25.5,
       44.5,
       7.91,
       71.0,
       {221.9, 226.3, 225.1, 229.1, 230.2},
       377.0,
       1.084,
       1.40,
       3.08,
       3.26,
       414},
  };
}

class KnockOutCalibration : public testing::TestWithParam<Row> {};

Json simulate(const Row& row) {
  std::vector<std::string> words{"sim", "knock-out", "--players", std::to_string(row.players), "--bouts", "2000", "--json"};
  if (row.professional) {
    words.emplace_back("--professional");
  }
  const auto ran = test::run_cli(words);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out);
}

TEST_P(KnockOutCalibration, is_within_the_tolerances) {
  const Row& row = GetParam();
  const Json result = simulate(row);
  const auto expect_mean = [&](const std::string& name, double expected, double tolerance, double unit = 1) {
    EXPECT_NEAR(result["means"][name].get<double>() / unit, expected, tolerance) << name;
  };
  const auto expect_share = [&](const char* name, double expected, double tolerance) {
    EXPECT_NEAR(100 * result["shares"][name]["share"].get<double>(), expected, tolerance) << name;
  };
  constexpr double thousand = 1000;
  for (std::size_t season = 0; season < row.fights.size(); ++season) {
    expect_mean("fights_season_" + std::to_string(season + 1), row.fights[season], 0.05);
  }
  expect_mean("cards_played", row.cards, 0.015);
  expect_share("knockouts", row.knockouts, 1.5);
  expect_share("challenger_wins", row.challenger_wins, 1.5);
  expect_mean("bets", row.bets, 0.03);
  expect_share("accepted", row.accepted, 1);
  for (std::size_t seat = 0; seat < row.money.size(); ++seat) {
    expect_mean("money_seat_" + std::to_string(seat + 1), row.money[seat], row.professional ? 20 : 9, thousand);
  }
  expect_mean("bonus_pot", row.bonus_pot, row.professional ? 9 : 6, thousand);
  expect_mean("ious", row.ious, row.professional ? 0.12 : 0.06);
  expect_mean("unused_cards", row.unused_cards, 0.1);
  // No tolerance is given for these: what 2,000 games leave to chance.
  expect_mean("answers", row.decisions, 0.03 * row.decisions);
  if (row.professional) {
    expect_mean("laurels", row.laurels, 0.1);
    expect_mean("title_fights", row.title_fights, 0.15);
  }
  EXPECT_EQ(result["means"].contains("money_seat_4"), row.players > 3) << "no line for a seat that nobody took";
}

INSTANTIATE_TEST_SUITE_P(KnockOut, KnockOutCalibration, testing::ValuesIn(rows()),
                         [](const auto& row) { return name_of(row.param); });

}  // namespace
}  // namespace fc
