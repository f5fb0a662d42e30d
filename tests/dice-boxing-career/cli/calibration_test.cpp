// The measured careers of section 9.4: 200 of every class, within its tolerances. Source: rules/dice-boxing/rules.md, 9.4.
#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "tests/cli/run_cli.h"

namespace fc::dice_boxing_career {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

/// Per cent of the careers, means.
struct Figures {
  double title;
  double top_ten;
  double fights;
  double wins;
};

/// A line of 9.4.
struct Line {
  const char* weight_class;
  Figures career;
  Figures life;
};

void PrintTo(const Line& line, std::ostream* out) { *out << line.weight_class; }

/// Whole careers; with `life`, by the same player, who boxes to the bitter end.
constexpr std::array<Line, 17> lines{{{"heavyweight", {42, 81, 53.3, 38.6}, {59, 98, 49.6, 36.1}},
                                      {"cruiserweight", {36, 83, 50.7, 36.3}, {59, 100, 50.5, 37.3}},
                                      {"light-heavyweight", {36, 74, 51.9, 37.9}, {59, 98, 49.4, 36.2}},
                                      {"super-middleweight", {30, 84, 51.0, 37.6}, {53, 99, 49.8, 36.9}},
                                      {"middleweight", {30, 68, 50.5, 37.1}, {51, 95, 49.6, 36.7}},
                                      {"super-welterweight", {38, 89, 52.3, 37.8}, {46, 100, 48.7, 35.3}},
                                      {"welterweight", {40, 82, 53.5, 39.1}, {50, 95, 49.8, 35.9}},
                                      {"super-lightweight", {31, 79, 54.1, 39.4}, {40, 96, 48.7, 34.9}},
                                      {"lightweight", {29, 62, 52.1, 38.2}, {31, 73, 46.9, 33.9}},
                                      {"super-featherweight", {37, 80, 51.1, 37.4}, {23, 98, 47.9, 34.8}},
                                      {"featherweight", {30, 70, 53.4, 38.9}, {37, 82, 47.1, 33.8}},
                                      {"super-bantamweight", {40, 80, 53.6, 38.6}, {39, 92, 49.7, 35.0}},
                                      {"bantamweight", {35, 82, 53.9, 37.9}, {26, 93, 48.6, 33.5}},
                                      {"super-flyweight", {36, 81, 54.1, 38.7}, {33, 89, 47.6, 33.6}},
                                      {"flyweight", {38, 90, 53.4, 38.5}, {37, 95, 49.5, 35.4}},
                                      {"light-flyweight", {36, 92, 52.0, 36.9}, {42, 100, 49.1, 34.3}},
                                      {"minimumweight", {34, 92, 53.5, 38.3}, {27, 100, 51.3, 36.1}}}};

Json careers_of(const Words& more) {
  Words words{"sim", "dice-boxing-career", "--json", "--seed", "4", "--bouts", "200"};
  words.insert(words.end(), more.begin(), more.end());
  const auto ran = fc::test::run_cli(words);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out)["counts"];
}

double per_career(const Json& counts, const char* of) { return counts[of].get<double>() / counts["bouts"].get<double>(); }

/// The tolerances of a run of 200.
void expect_line(const Json& counts, const Figures& line) {
  EXPECT_NEAR(100 * per_career(counts, "title_won"), line.title, 14);
  EXPECT_NEAR(100 * per_career(counts, "top_ten"), line.top_ten, 12);
  EXPECT_NEAR(per_career(counts, "fights"), line.fights, 1.5);
  EXPECT_NEAR(per_career(counts, "wins"), line.wins, 1.5);
}

class CareersOfAClass : public testing::TestWithParam<Line> {};

TEST_P(CareersOfAClass, go_as_far_as_measured) {
  expect_line(careers_of({"--class", GetParam().weight_class}), GetParam().career);
}

std::string class_name(const testing::TestParamInfo<Line>& line) {
  std::string name = line.param.weight_class;
  for (char& letter : name) {
    letter = letter == '-' ? '_' : letter;
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Career, CareersOfAClass, testing::ValuesIn(lines), class_name);

class LivesOfAClass : public testing::TestWithParam<Line> {};

TEST_P(LivesOfAClass, go_as_far_as_measured) {
  const Json counts = careers_of({"--class", GetParam().weight_class, "--option", "life=true", "--to-the-end"});
  // Those were runs of 100: their tolerances.
  EXPECT_NEAR(100 * per_career(counts, "title_won"), GetParam().life.title, 15);
  EXPECT_NEAR(per_career(counts, "fights"), GetParam().life.fights, 2);
  EXPECT_NEAR(per_career(counts, "wins"), GetParam().life.wins, 2);
}

INSTANTIATE_TEST_SUITE_P(Career, LivesOfAClass, testing::ValuesIn(lines), class_name);

TEST(CareersOfHeavyweights, go_as_far_without_the_greats) {
  expect_line(careers_of({"--option", "all_time_greats=false"}), {44, 81, 53.1, 38.4});
}

}  // namespace
}  // namespace fc::dice_boxing_career
