// DICE Boxing's measured figures: 4,000 bouts a line of 9.1, 2,000 a cell of 9.3, within the tolerances of 9.2 and 9.3.
// Source: rules/dice-boxing/rules.md, 9.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "rules/dice-boxing/card.h"
#include "tests/cli/run_cli.h"

namespace fc::dice_boxing {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

Words with(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}
Words two_men(const std::string& red, const std::string& blue) { return {"--red", red, "--blue", blue}; }
Words near_equal(const std::string& weight_class, const std::string& control = "60-99") {
  return {"--near-equal", weight_class, "--control", control};
}

Json simulate(const Words& words, int bouts) {
  const auto ran =
      fc::test::run_cli(with({"sim", "dice-boxing", "--json", "--seed", "9", "--bouts", std::to_string(bouts)}, words));
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out)["counts"];
}

double ratio(const Json& counts, const char* of, const char* per) {
  return counts[of].get<double>() / counts[per].get<double>();
}

/// Per cent of the bouts, means; verdicts (unanimous, majority, split) of the decisions.
struct Figures {
  double red_wins;
  double stoppages;
  double cut;
  double decisions;
  double draws;
  double disqualified;
  double downs;
  double last_round;
  double dice;
  std::array<double, 3> verdicts;
};

/// A line of 9.1.
struct Line {
  std::string name;
  Words words;
  Figures shares;
};

void PrintTo(const Line& line, std::ostream* out) { *out << line.name; }

/// Near equals of that class.
Line of_class(const std::string& weight_class, const Figures& shares) {
  std::string name = weight_class;
  std::ranges::replace(name, '-', '_');
  return {name, near_equal(weight_class), shares};
}

std::vector<Line> lines() {
  return {
      {"ali_tyson", two_men("muhammad-ali", "mike-tyson"), {69.3, 64.4, 5.2, 31.6, 2.6, 0.6, 1.54, 7.6, 518, {79, 14, 7}}},
      {"greats_against_clubs",
       Words{"--greats-against-clubs", "heavyweight"},
       {98.7, 91.1, 2.5, 7.9, 0.0, 0.4, 2.01, 4.7, 290, {100, 0, 0}}},
      {"holmes_spinks",
       two_men("larry-holmes", "michael-spinks"),
       {77.6, 54.2, 3.6, 41.2, 3.4, 0.0, 1.35, 8.6, 572, {80, 12, 8}}},
      {"heavyweight_36_59",
       near_equal("heavyweight", "36-59"),
       {49.6, 63.4, 4.3, 31.5, 3.3, 1.1, 1.39, 7.2, 511, {78, 14, 8}}},
      {"heavyweight_60_69",
       near_equal("heavyweight", "60-69"),
       {48.0, 60.0, 4.3, 35.3, 3.1, 0.8, 1.41, 7.8, 534, {80, 11, 9}}},
      {"heavyweight_70", near_equal("heavyweight", "70-99"), {47.5, 49.0, 5.3, 44.6, 4.8, 0.6, 1.21, 8.7, 597, {79, 13, 8}}},
      {"basic_judges",
       with(near_equal("heavyweight"), {"--option", "judges=basic"}),
       {48.9, 57.6, 4.9, 37.2, 3.5, 0.7, 1.34, 8.0, 525, {100, 0, 0}}},
      of_class("heavyweight", {48.5, 56.7, 4.7, 38.5, 3.1, 1.0, 1.34, 8.0, 551, {80, 12, 8}}),
      of_class("cruiserweight", {47.4, 54.8, 4.6, 39.7, 3.8, 0.9, 1.32, 8.2, 565, {80, 11, 9}}),
      of_class("light-heavyweight", {48.5, 54.5, 3.5, 41.0, 3.0, 0.6, 1.37, 8.2, 564, {81, 12, 8}}),
      of_class("super-middleweight", {48.0, 48.2, 4.3, 45.8, 4.1, 1.0, 1.24, 8.7, 594, {77, 13, 10}}),
      of_class("middleweight", {49.6, 55.3, 3.6, 39.3, 3.5, 0.8, 1.40, 8.2, 565, {79, 11, 10}}),
      of_class("super-welterweight", {47.1, 50.3, 3.8, 43.6, 3.8, 1.0, 1.24, 8.5, 587, {81, 11, 8}}),
      of_class("welterweight", {48.4, 49.5, 3.8, 44.5, 4.2, 0.8, 1.26, 8.7, 601, {81, 11, 8}}),
      of_class("super-lightweight", {48.2, 51.0, 3.9, 43.9, 3.1, 1.1, 1.27, 8.6, 591, {82, 10, 8}}),
      of_class("lightweight", {48.5, 51.0, 3.5, 43.5, 3.8, 0.7, 1.30, 8.6, 594, {80, 12, 8}}),
      of_class("super-featherweight", {48.0, 49.9, 3.5, 44.7, 3.6, 0.9, 1.25, 8.6, 593, {79, 12, 9}}),
      of_class("featherweight", {48.5, 53.9, 3.5, 40.8, 3.5, 0.9, 1.35, 8.4, 574, {79, 13, 8}}),
      of_class("super-bantamweight", {48.5, 52.6, 3.9, 41.6, 3.8, 1.1, 1.28, 8.4, 579, {78, 12, 9}}),
      of_class("bantamweight", {47.8, 46.4, 4.6, 47.0, 4.5, 1.0, 1.12, 9.0, 622, {78, 13, 9}}),
      of_class("super-flyweight", {49.4, 47.8, 4.2, 45.8, 4.5, 0.9, 1.18, 8.8, 609, {79, 12, 9}}),
      of_class("flyweight", {47.9, 46.8, 3.0, 47.2, 4.3, 0.7, 1.17, 8.8, 608, {77, 13, 9}}),
      of_class("light-flyweight", {48.5, 49.1, 3.5, 44.6, 4.5, 0.8, 1.25, 8.6, 596, {78, 13, 9}}),
      of_class("minimumweight", {46.4, 42.2, 3.2, 50.6, 4.7, 1.1, 1.06, 9.3, 637, {76, 14, 11}}),
  };
}

class DiceBoxingCalibration : public testing::TestWithParam<Line> {};

TEST_P(DiceBoxingCalibration, is_within_the_tolerances) {
  constexpr int bouts = 4000;
  const Line& line = GetParam();
  const Json counts = simulate(with(line.words, {"--option", "strategies=false"}), bouts);
  const auto expect_share = [&counts](const char* name, double expected, double tolerance) {
    EXPECT_NEAR(100 * ratio(counts, name, "bouts"), expected, tolerance) << name;
  };
  const auto expect_mean = [&counts](const char* name, double expected, double tolerance) {
    EXPECT_NEAR(ratio(counts, name, "bouts"), expected, tolerance) << name;
  };
  expect_share("red_wins", line.shares.red_wins, 3);
  expect_share("stoppages", line.shares.stoppages, 3);
  expect_share("decisions", line.shares.decisions, 3);
  expect_share("cut", line.shares.cut, 1.3);
  expect_share("draws", line.shares.draws, 1.3);
  expect_share("disqualified", line.shares.disqualified, 0.6);
  expect_mean("downs", line.shares.downs, 0.08);
  expect_mean("last_round", line.shares.last_round, 0.25);
  expect_mean("dice", line.shares.dice, 16);
  constexpr std::array<const char*, 3> verdicts{"unanimous", "majority", "split"};
  for (std::size_t verdict = 0; verdict < verdicts.size(); ++verdict) {
    EXPECT_NEAR(100 * ratio(counts, verdicts[verdict], "decisions"), line.shares.verdicts[verdict], 4) << verdicts[verdict];
  }
}

INSTANTIATE_TEST_SUITE_P(Figures, DiceBoxingCalibration, testing::ValuesIn(lines()),
                         [](const auto& line) { return line.param.name; });

/// Two strategies that are kept all bout: the row's share of wins, a draw being half a one, and of stoppages. Per cent.
struct Cell {
  Strategy row;
  Strategy column;
  const char* grade;
  double wins;
  double stoppages;
};

void PrintTo(const Cell& cell, std::ostream* out) {
  *out << name_of(cell.row) << " against " << name_of(cell.column) << ", grade " << cell.grade;
}

std::vector<Cell> cells() {
  constexpr std::array<std::array<std::array<double, 4>, strategy_count>, strategy_count> table{{
      {{{50, 50, 58, 58}, {51, 55, 78, 75}, {79, 79, 36, 39}, {45, 53, 56, 57}, {56, 56, 50, 51}}},
      {{{49, 45, 78, 75}, {50, 50, 87, 84}, {75, 75, 43, 43}, {40, 41, 77, 74}, {44, 42, 59, 55}}},
      {{{21, 21, 36, 39}, {25, 25, 43, 43}, {50, 50, 31, 33}, {55, 61, 39, 40}, {18, 20, 37, 37}}},
      {{{55, 47, 56, 57}, {60, 59, 77, 74}, {45, 39, 39, 40}, {50, 50, 57, 57}, {46, 40, 48, 47}}},
      {{{44, 44, 50, 51}, {56, 58, 59, 55}, {82, 80, 37, 37}, {54, 60, 48, 47}, {50, 50, 41, 43}}},
  }};
  std::vector<Cell> all;
  for (std::size_t row = 0; row < strategy_count; ++row) {
    for (std::size_t column = 0; column < strategy_count; ++column) {
      const auto& [wins_a, wins_b, stoppages_a, stoppages_b] = table[row][column];
      const auto own = static_cast<Strategy>(row);
      const auto others = static_cast<Strategy>(column);
      all.push_back({.row = own, .column = others, .grade = "A", .wins = wins_a, .stoppages = stoppages_a});
      all.push_back({.row = own, .column = others, .grade = "B", .wins = wins_b, .stoppages = stoppages_b});
    }
  }
  return all;
}

class DiceBoxingStrategies : public testing::TestWithParam<Cell> {};

TEST_P(DiceBoxingStrategies, are_worth_what_the_rules_say) {
  constexpr int bouts = 2000;
  constexpr double tolerance = 4;
  const Cell& cell = GetParam();
  const Json counts =
      simulate(with(near_equal("heavyweight"), {"--grades", cell.grade, "--red-strategy", std::string(name_of(cell.row)),
                                                "--blue-strategy", std::string(name_of(cell.column))}),
               bouts);
  const double drawn = 1 - ratio(counts, "red_wins", "bouts") - ratio(counts, "blue_wins", "bouts");
  EXPECT_NEAR(100 * (ratio(counts, "red_wins", "bouts") + drawn / 2), cell.wins, tolerance);
  EXPECT_NEAR(100 * ratio(counts, "stoppages", "bouts"), cell.stoppages, tolerance);
}

INSTANTIATE_TEST_SUITE_P(Figures, DiceBoxingStrategies, testing::ValuesIn(cells()), [](const auto& cell) {
  std::string name = std::string(name_of(cell.param.row)) + "_against_" + std::string(name_of(cell.param.column)) +
                     "_grade_" + cell.param.grade;
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST(DiceBoxingAtRandom, bouts_end_as_often_as_the_rules_say) {
  const Json counts = simulate(near_equal("heavyweight"), 4000);
  EXPECT_NEAR(100 * ratio(counts, "stoppages", "bouts"), 59.0, 3);
  EXPECT_NEAR(100 * ratio(counts, "cut", "bouts"), 4.4, 1.3);
  EXPECT_NEAR(100 * ratio(counts, "draws", "bouts"), 3.5, 1.3);
  EXPECT_NEAR(100 * ratio(counts, "disqualified", "bouts"), 0.8, 0.6);
  EXPECT_NEAR(ratio(counts, "downs", "bouts"), 1.46, 0.08);
  EXPECT_NEAR(ratio(counts, "last_round", "bouts"), 7.8, 0.25);
}

TEST(DiceBoxingJudges, agree_as_often_as_the_rules_say) {
  const Json counts = simulate(with(near_equal("heavyweight"), {"--option", "strategies=false"}), 4000);
  EXPECT_GE(ratio(counts, "agreed_rounds", "judged_rounds"), 0.60 - 0.02);
  EXPECT_LE(ratio(counts, "agreed_rounds", "judged_rounds"), 0.67 + 0.02);
  EXPECT_GE(ratio(counts, "even_opinions", "opinions"), 0.15 - 0.02);
  EXPECT_LE(ratio(counts, "even_opinions", "opinions"), 0.18 + 0.02);
}

}  // namespace
}  // namespace fc::dice_boxing
