// Ringside's measured figures: 2,000 bouts a line, within the tolerances. Source: rules/ringside/rules.md, 9.1, 9.2.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "tests/cli/run_cli.h"

namespace fc {
namespace {

using Json = nlohmann::json;

const std::string average = R"({"ag":50,"uc":2,"rj":2,"rh":2,"co":2,"lj":2,"lh":2,"cp":20,"end":10})";
const std::string great = R"({"ag":55,"uc":3,"rj":3,"rh":3,"co":3,"lj":3,"lh":3,"cp":26,"end":16})";

/// A line of the tables. Shares in per cent; what a table does not have is left out.
struct Line {
  std::string name;
  std::vector<std::string> words;
  double red_wins;
  double blue_wins;
  std::optional<std::array<double, 4>> methods = std::nullopt;  ///< KO, TKO, decision, draw
  std::optional<std::array<double, 2>> damage = std::nullopt;   ///< red, blue
  struct Measures {
    std::array<double, 2> hits;
    double knockdowns;
    double last_round;
    double dice;
  };
  std::optional<Measures> measures = std::nullopt;
  bool equal_men = false;
};

void PrintTo(const Line& line, std::ostream* out) { *out << line.name; }

std::vector<std::string> bout(const std::string& red, const std::string& blue, int rounds) {
  return {"--red", red, "--blue", blue, "--rounds", std::to_string(rounds), "--option", "tactics=false"};
}
std::vector<std::string> habit(const std::string& red) {
  return {"--red", average, "--blue", average, "--red-habit", red, "--blue-habit", "none"};
}
std::vector<std::string> picks(const std::string& red, const std::string& blue) {
  auto words = bout("muhammad-ali", "rocky-marciano", 12);
  words.insert(words.end(), {"--red-picks", red, "--blue-picks", blue});
  return words;
}

using Methods = std::array<double, 4>;
using Pair = std::array<double, 2>;

std::vector<Line> lines() {
  return {
      {"average_12", bout(average, average, 12), 47.4, 49.3, Methods{60.6, 23.0, 13.0, 3.4}, Pair{17.8, 18.0},
       Line::Measures{{4.9, 5.0}, 2.85, 9.0, 324}, true},
      {"average_7", bout(average, average, 7), 49.5, 48.8, Methods{52.5, 18.8, 27.0, 1.7}, Pair{17.8, 17.8},
       Line::Measures{{4.9, 4.9}, 2.05, 5.8, 205}, true},
      {"average_15", bout(average, average, 15), 49.2, 49.6, Methods{63.9, 22.8, 12.2, 1.2}, Pair{17.9, 17.9},
       Line::Measures{{5.0, 5.0}, 3.28, 10.9, 392}, true},
      {"great_12", bout(great, great, 12), 50.5, 49.0, Methods{63.5, 34.1, 2.0, 0.5}, Pair{21.1, 21.2},
       Line::Measures{{4.5, 4.5}, 3.01, 7.6, 270}, true},
      {"ali_marciano", bout("muhammad-ali", "rocky-marciano", 12), 69.3, 30.0, Methods{60.3, 37.1, 1.9, 0.7},
       Pair{24.0, 20.4}, Line::Measures{{4.3, 3.1}, 3.21, 7.3, 250}},
      {"foreman_frazier", bout("george-foreman", "joe-frazier", 12), 52.9, 47.0, Methods{59.4, 40.4, 0.2, 0.1},
       Pair{24.4, 22.5}, Line::Measures{{4.2, 4.2}, 2.95, 6.3, 224}},
      {"louis_bobick", bout("joe-louis", "duane-bobick", 12), 96.2, 3.8, Methods{45.9, 54.1, 0.0, 0.0}, Pair{36.9, 12.6},
       Line::Measures{{6.0, 2.9}, 1.96, 4.0, 140}},
      {"cover_up", habit("cover-up"), 19.3, 71.7, Methods{23.6, 0.9, 66.4, 9.1}, Pair{11.1, 14.7}},
      {"backpedal", habit("backpedal"), 5.0, 94.7, Methods{29.2, 4.6, 65.9, 0.3}, Pair{6.5, 16.4}},
      {"clinch", habit("clinch"), 50.8, 45.0, Methods{61.1, 19.8, 14.8, 4.2}, Pair{17.9, 17.6}},
      {"rush", habit("rush"), 60.2, 39.5, Methods{64.9, 33.9, 0.8, 0.3}, Pair{21.4, 19.9}},
      {"cover_up_and_rush", habit("cover-up-and-rush"), 35.0, 53.9, Methods{34.6, 5.0, 49.3, 11.1}, Pair{14.6, 15.7}},
      {"everything_at_random",
       {"--red", average, "--blue", average},
       42.6,
       44.2,
       Methods{22.4, 1.0, 63.4, 13.2},
       Pair{13.4, 13.4},
       std::nullopt,
       true},
      {"ali_optimal", picks("optimal", "uniform"), 79.7, 20.2},
      {"marciano_optimal", picks("uniform", "optimal"), 65.3, 34.2},
      {"both_optimal", picks("optimal", "optimal"), 75.5, 24.4},
  };
}

class Calibration : public testing::TestWithParam<Line> {
 protected:
  static Json simulate(const std::vector<std::string>& words) {
    std::vector<std::string> all{"sim", "ringside", "--bouts", "2000", "--json"};
    all.insert(all.end(), words.begin(), words.end());
    const auto ran = test::run_cli(all);
    EXPECT_EQ(ran.status, 0) << ran.err;
    return Json::parse(ran.out);
  }
};

constexpr double share_tolerance = 4;  // percentage points
constexpr double relative_of_damage = 0.03;
constexpr double relative_of_dice = 0.04;
constexpr double knockdown_tolerance = 0.15;

TEST_P(Calibration, is_within_the_tolerances) {
  const Line& line = GetParam();
  const Json result = simulate(line.words);
  const auto expect_share = [&](const char* name, double expected) {
    EXPECT_NEAR(100 * result["shares"][name]["share"].get<double>(), expected, share_tolerance) << name;
  };
  const auto expect_mean = [&](const char* name, double expected, double tolerance) {
    EXPECT_NEAR(result["means"][name].get<double>(), expected, tolerance) << name;
  };
  expect_share("red_wins", line.red_wins);
  expect_share("blue_wins", line.blue_wins);
  if (line.methods) {
    expect_share("ko", (*line.methods)[0]);
    expect_share("tko", (*line.methods)[1]);
    expect_share("decision", (*line.methods)[2]);
    expect_share("draw", (*line.methods)[3]);
  }
  // The tables round to one place, which is up to 0.05 on top.
  constexpr double rounding = 0.05;
  if (line.damage) {
    expect_mean("red_damage", (*line.damage)[0], relative_of_damage * (*line.damage)[0] + rounding);
    expect_mean("blue_damage", (*line.damage)[1], relative_of_damage * (*line.damage)[1] + rounding);
  }
  if (line.measures) {
    expect_mean("red_hits", line.measures->hits[0], relative_of_damage * line.measures->hits[0] + rounding);
    expect_mean("blue_hits", line.measures->hits[1], relative_of_damage * line.measures->hits[1] + rounding);
    expect_mean("knockdowns", line.measures->knockdowns, knockdown_tolerance);
    expect_mean("last_round", line.measures->last_round, relative_of_dice * line.measures->last_round + rounding);
    expect_mean("dice", line.measures->dice, relative_of_dice * line.measures->dice);
  }
  if (line.equal_men) {
    const double red = result["shares"]["red_wins"]["share"];
    const double blue = result["shares"]["blue_wins"]["share"];
    EXPECT_NEAR(100 * red, 100 * blue, share_tolerance);
  }
}

INSTANTIATE_TEST_SUITE_P(Ringside, Calibration, testing::ValuesIn(lines()),
                         [](const auto& line) { return line.param.name; });

}  // namespace
}  // namespace fc
