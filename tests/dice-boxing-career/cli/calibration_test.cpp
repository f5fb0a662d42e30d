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

/// A line of 9.4: per cent of the careers, means.
struct Line {
  const char* weight_class;
  double title;
  double top_ten;
  double fights;
  double wins;
};

void PrintTo(const Line& line, std::ostream* out) { *out << line.weight_class; }

constexpr std::array<Line, 17> lines{{{"heavyweight", 42, 81, 53.3, 38.6},
                                      {"cruiserweight", 36, 83, 50.7, 36.3},
                                      {"light-heavyweight", 36, 74, 51.9, 37.9},
                                      {"super-middleweight", 30, 84, 51.0, 37.6},
                                      {"middleweight", 30, 68, 50.5, 37.1},
                                      {"super-welterweight", 38, 89, 52.3, 37.8},
                                      {"welterweight", 40, 82, 53.5, 39.1},
                                      {"super-lightweight", 31, 79, 54.1, 39.4},
                                      {"lightweight", 29, 62, 52.1, 38.2},
                                      {"super-featherweight", 37, 80, 51.1, 37.4},
                                      {"featherweight", 30, 70, 53.4, 38.9},
                                      {"super-bantamweight", 40, 80, 53.6, 38.6},
                                      {"bantamweight", 35, 82, 53.9, 37.9},
                                      {"super-flyweight", 36, 81, 54.1, 38.7},
                                      {"flyweight", 38, 90, 53.4, 38.5},
                                      {"light-flyweight", 36, 92, 52.0, 36.9},
                                      {"minimumweight", 34, 92, 53.5, 38.3}}};

Json careers_of(const Words& more) {
  Words words{"sim", "dice-boxing-career", "--json", "--seed", "4", "--bouts", "200"};
  words.insert(words.end(), more.begin(), more.end());
  const auto ran = fc::test::run_cli(words);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out)["counts"];
}

double per_career(const Json& counts, const char* of) { return counts[of].get<double>() / counts["bouts"].get<double>(); }

/// The tolerances of a run of 200.
void expect_line(const Json& counts, const Line& line) {
  EXPECT_NEAR(100 * per_career(counts, "title_won"), line.title, 14);
  EXPECT_NEAR(100 * per_career(counts, "top_ten"), line.top_ten, 12);
  EXPECT_NEAR(per_career(counts, "fights"), line.fights, 1.5);
  EXPECT_NEAR(per_career(counts, "wins"), line.wins, 1.5);
}

class CareersOfAClass : public testing::TestWithParam<Line> {};

TEST_P(CareersOfAClass, go_as_far_as_measured) { expect_line(careers_of({"--class", GetParam().weight_class}), GetParam()); }

INSTANTIATE_TEST_SUITE_P(Career, CareersOfAClass, testing::ValuesIn(lines), [](const auto& line_info) {
  std::string name = line_info.param.weight_class;
  for (char& letter : name) {
    letter = letter == '-' ? '_' : letter;
  }
  return name;
});

TEST(CareersOfHeavyweights, go_as_far_without_the_greats) {
  expect_line(careers_of({"--option", "all_time_greats=false"}), {"heavyweight", 44, 81, 53.1, 38.4});
}

}  // namespace
}  // namespace fc::dice_boxing_career
