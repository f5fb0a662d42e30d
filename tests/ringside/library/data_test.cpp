// data/ringside: what is in it, and what is said about files that are damaged.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "library/ringside/game.h"
#include "tests/library/damaged_data.h"
#include "tests/library/our_catalogue.h"

namespace fc::ringside {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

class RingsideDamagedData : public test::DamagedData {
 protected:
  RingsideDamagedData() : DamagedData("ringside", &check_data) {}
};

TEST(RingsideData, holds_the_thirty_heavyweights) {
  const Catalogue catalogue = fc::test::our_catalogue<load_catalogue>();
  EXPECT_EQ(catalogue.boxers.size(), 30U);
  const BoxerEntry* const ali = catalogue.find("muhammad-ali");
  ASSERT_NE(ali, nullptr);
  EXPECT_EQ(ali->name, "Muhammad Ali");
  EXPECT_EQ(ali->boxer, (Boxer{.agility = 68, .punches = {4, 3, 4, 3, 5, 4}, .counterpunch = 34, .endurance = 23}));
  EXPECT_EQ(catalogue.find("rocky-graziano"), nullptr);
}

TEST(RingsideData, has_each_damage_once_in_every_row_and_column) {
  const Catalogue catalogue = fc::test::our_catalogue<load_catalogue>();
  for (std::size_t row = 0; row < punch_count; ++row) {
    std::set<int> across;
    std::set<int> down;
    for (std::size_t column = 0; column < punch_count; ++column) {
      across.insert(catalogue.charts.punch[row][column]);
      down.insert(catalogue.charts.punch[column][row]);
    }
    EXPECT_EQ(across, (std::set{-1, 0, 1, 2, 3, 4}));
    EXPECT_EQ(down, (std::set{-1, 0, 1, 2, 3, 4}));
    EXPECT_EQ(catalogue.charts.punch[row][row], -1);
  }
}

TEST(RingsideData, scores_by_the_must_tables) {
  const Charts charts = fc::test::our_catalogue<load_catalogue>().charts;
  EXPECT_EQ(charts.ten_point_must.from, (std::array<std::int16_t, 5>{0, 2, 21, 41, 61}));
  EXPECT_EQ(charts.ten_point_must.loser, (std::array<std::int8_t, 5>{10, 9, 8, 7, 6}));
  EXPECT_EQ(charts.five_point_must.loser, (std::array<std::int8_t, 5>{5, 4, 3, 2, 1}));
}

TEST(RingsideData, is_sound) { fc::test::expect_sound(check_data); }

TEST(RingsideData, makes_boxers_by_dice_in_the_ranges_of_the_rules) {
  std::array<int, 5> ratings{};
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    Random dice(seed);
    const Boxer boxer = boxer_by_dice(dice);
    EXPECT_TRUE(boxer.agility >= 41 && boxer.agility <= 60);
    EXPECT_TRUE(boxer.endurance >= 1 && boxer.endurance <= 20);
    EXPECT_TRUE(boxer.counterpunch >= 11 && boxer.counterpunch <= 30);
    for (const int punch : boxer.punches) {
      ASSERT_TRUE(punch >= 1 && punch <= 4);
      ++ratings[static_cast<std::size_t>(punch)];
    }
  }
  // A 4 needs two 4s: one in sixteen of 12,000.
  EXPECT_NEAR(ratings[4], 750, 100);
}

TEST_F(RingsideDamagedData, names_file_place_and_what_is_allowed) {
  expect_range_told("fighters.json", {"/3/ag", 91, "[3].ag", FaultCode::out_of_range}, "must be 1 to 90, not 91");
}

TEST_F(RingsideDamagedData, is_refused_by_fighters) {
  EXPECT_EQ(fault_after("fighters.json", "/0/uc", 0).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("fighters.json", "/0/uc", true).code, FaultCode::wrong_type);
  EXPECT_EQ(fault_after("fighters.json", "/0/cp", 81).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("fighters.json", "/0/end", -1).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("fighters.json", "/0/height", 190).code, FaultCode::unknown_key);
  EXPECT_EQ(fault_after("fighters.json", "/0/name", "").code, FaultCode::unknown_value);
  EXPECT_EQ(fault_after("fighters.json", "/1/id", "muhammad-ali").where, place("fighters.json", "[1].id"));
  EXPECT_EQ(fault_after("fighters.json", "/1/id", "Big Joe").code, FaultCode::unknown_value);
  EXPECT_EQ(fault_with("fighters.json", "[]").code, FaultCode::out_of_range);
  EXPECT_EQ(fault_with("fighters.json", "{}").code, FaultCode::wrong_type);
}

TEST_F(RingsideDamagedData, is_refused_by_the_chart) {
  EXPECT_EQ(fault_after("punch-chart.json", "/chart/2/5", 5).where, place("punch-chart.json", "chart[2][5]"));
  EXPECT_EQ(fault_after("punch-chart.json", "/chart/2", Json::array({1, 2})).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("punch-chart.json", "/punches/0", "left-hook").where, place("punch-chart.json", "punches[0]"));
}

TEST_F(RingsideDamagedData, is_refused_by_the_scoring) {
  EXPECT_EQ(fault_after("scoring.json", "/difference_bands/1/0", 3).where, place("scoring.json", "difference_bands[1][0]"))
      << "a gap between the bands";
  EXPECT_EQ(fault_after("scoring.json", "/difference_bands/4/1", 99).code, FaultCode::wrong_type);
  EXPECT_EQ(fault_after("scoring.json", "/ten-point-must/loser/0", 11).code, FaultCode::out_of_range);
}

TEST_F(RingsideDamagedData, is_refused_by_the_equilibria) {
  EXPECT_EQ(fault_after("equilibria.json", "/0/normal/throw/0", 0.5).where, place("equilibria.json", "[0].normal.throw"));
  EXPECT_EQ(fault_after("equilibria.json", "/0/clinch/guess/0", -1).code, FaultCode::out_of_range);
}

TEST_F(RingsideDamagedData, is_told_for_every_file) {
  for (const char* const name : {"fighters.json", "punch-chart.json", "scoring.json", "equilibria.json"}) {
    EXPECT_EQ(fault_with(name, "{\"cut\": ").code, FaultCode::bad_json);
  }
  fs::remove_all(data() / "ringside");
  EXPECT_EQ(check_data(data()).size(), 4U);
  EXPECT_FALSE(load_catalogue(data()));
}

}  // namespace
}  // namespace fc::ringside
