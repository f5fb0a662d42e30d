// The tables of the rulebook say what the data and the rules say.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "rules/dice-boxing-career/growth.h"
#include "tests/dice-boxing-career/careers.h"
#include "tests/text/our_rulebook.h"

namespace fc::dice_boxing_career::test {
namespace {

using fc::test::with_sign;
using Cells = std::vector<std::string>;

class DiceBoxingCareerTables : public fc::test::RulebookTables {
 protected:
  DiceBoxingCareerTables() : RulebookTables("dice-boxing-career") {}

  const dice_boxing_career::Setup setup_ = setup_of("heavyweight", "{}");
};

TEST_P(DiceBoxingCareerTables, steps_of_ratings_cost_what_the_gym_takes) {
  const auto rows = table_with_head("gym");
  ASSERT_EQ(rows.size(), rating_purchases + 1);
  for (std::size_t place = 0; place < rating_purchases; ++place) {
    const auto purchase = static_cast<Purchase>(place);
    const Cells& row = rows[place + 1];
    EXPECT_EQ(row[1], with_sign(setup_.tables.upgrades[place].step));
    const int top = growth::top_of(setup_, purchase);
    EXPECT_EQ(row[2], top < 0 ? with_sign(top) : std::to_string(top));
    State state = Rules::opening(setup_);
    std::size_t step = 0;
    for (const auto& [column, wanted] : {std::pair{3U, 0U}, {4U, 4U}, {5U, 9U}}) {
      NoEvents silent;
      for (; step < wanted && growth::next_value(setup_, state, purchase); ++step) {
        growth::buy(setup_, state, purchase, silent);
      }
      const bool is_sold = step == wanted && growth::next_value(setup_, state, purchase).has_value();
      EXPECT_EQ(row[column], is_sold ? std::to_string(growth::price_of(setup_, state, purchase)) : "–")
          << row[0] << ", step " << wanted + 1;
    }
  }
}

TEST_P(DiceBoxingCareerTables, every_class_pays_its_own_prices) {
  const auto rows = table_with_head("gym", 1);
  for (std::size_t place = 0; place < dice_boxing::class_count; ++place) {
    EXPECT_EQ(rows.at(place % 6 + 1).at(place / 6 * 2 + 1), std::to_string(setup_.tables.price_percent[place])) << place;
  }
}

TEST_P(DiceBoxingCareerTables, bouts_are_worth_what_they_bring) {
  const auto bases = table_with_head("bouts");
  std::size_t column = 1;
  for (const std::size_t rank : {0U, 1U, 6U, 11U, 21U, 31U, 41U}) {
    EXPECT_EQ(bases.at(1).at(column), std::to_string(setup_.tables.bouts.base[rank])) << rank;
    ++column;
  }
  const auto percents = table_with_head("bouts", 1);
  // Won by KO, TKO, decision, disqualification; then a draw; then lost by decision, TKO, KO, disqualification.
  const auto& percent = setup_.tables.bouts.percent;
  for (std::size_t way = 0; way < 4; ++way) {
    EXPECT_EQ(percents.at(1).at(way + 1), std::to_string(percent[way]));
  }
  EXPECT_EQ(Cells(percents.at(2).begin() + 1, percents.at(2).end()),
            (Cells{std::to_string(percent[7]), std::to_string(percent[6]), std::to_string(percent[5]),
                   std::to_string(percent[8])}));
}

TEST_P(DiceBoxingCareerTables, a_lost_fight_costs_the_places_of_its_chart) {
  const auto rows = table_with_head("lost");
  ASSERT_EQ(rows.at(1).size(), setup_.tables.lost.rows.size() + 1);
  for (std::size_t place = 0; place < setup_.tables.lost.rows.size(); ++place) {
    const LostRow& row = setup_.tables.lost.rows[place];
    EXPECT_EQ(std::stoi(rows[0][place + 1]), row.from);
    EXPECT_EQ(rows[1][place + 1], std::to_string(row.places));
  }
}

TEST_P(DiceBoxingCareerTables, age_takes_what_is_written_there) {
  const LifeTable& life = setup_.tables.life;
  const auto chances = table_with_head("life");
  ASSERT_EQ(chances.at(1).size(), life.rows.size() + 1);
  for (std::size_t place = 0; place < life.rows.size(); ++place) {
    EXPECT_EQ(chances[1][place + 1], std::to_string(life.rows[place].chance));
    if (place > 0) {
      EXPECT_EQ(std::stoi(chances[0][place + 1]), life.rows[place].from);
    }
  }
  const auto rows = table_with_head("life", 1);
  std::size_t digit = 0;
  for (const std::string& cell : rows.at(0)) {
    EXPECT_EQ(std::stoul(cell), digit);
    const Purchase what = life.wears.at(digit);
    while (digit < life.wears.size() && life.wears.at(digit) == what) {
      ++digit;
    }
  }
  EXPECT_EQ(digit, life.wears.size());
}

TEST_P(DiceBoxingCareerTables, the_chart_offers_who_is_written_there) {
  const auto rows = table_with_head("schedule");
  ASSERT_EQ(rows.size(), chart_tables + 1);
  for (std::size_t place = 0; place < chart_tables; ++place) {
    const ChartTable& chart = setup_.tables.charts[place];
    EXPECT_EQ(rows[place + 1][0], std::to_string(chart.from) + "–" + std::to_string(chart.to));
    for (std::size_t column = 1; column < rows[place + 1].size(); ++column) {
      const std::string& cell = rows[place + 1][column];
      if (cell == "–") {
        continue;
      }
      const ChartRow& row = chart.rows[static_cast<std::size_t>(std::stoi(cell))];
      const std::string offers = row.champion ? "champion" : std::to_string(row.one) + ", " + std::to_string(row.other);
      EXPECT_TRUE(cell.ends_with(": " + offers)) << cell << " is not " << offers;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Both, DiceBoxingCareerTables, testing::Values("en", "fr"));

}  // namespace
}  // namespace fc::dice_boxing_career::test
