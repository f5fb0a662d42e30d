// The tables of the rulebook say what the charts say.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "library/dice-boxing/game.h"
#include "rules/dice-boxing/setup.h"
#include "tests/dice-boxing/ours.h"
#include "tests/text/our_rulebook.h"

namespace fc::dice_boxing {
namespace {

using fc::test::with_sign;
using Cells = std::vector<std::string>;

const Charts& charts() { return test::ours().charts; }

std::string two_digits(int face) {
  const std::string digits = std::to_string(face % faces);
  return digits.size() < 2 ? "0" + digits : digits;
}

/// "07", "08–21"; "–" for nothing at all. first: 0, or 1 where 00 is a hundred.
template <class T>
std::string range_of(const Percentile<T>& row, T value, int first = 0) {
  std::vector<int> all;
  for (int face = first; face < first + faces; ++face) {
    if (row[static_cast<std::size_t>(face % faces)] == value) {
      all.push_back(face);
    }
  }
  if (all.empty()) {
    return "–";
  }
  return all.size() == 1 ? two_digits(all.front()) : two_digits(all.front()) + "–" + two_digits(all.back());
}

template <class T>
Cells ranges_of(const Percentile<T>& row, const std::vector<T>& values, int first = 0) {
  Cells cells;
  for (const T value : values) {
    cells.push_back(range_of(row, value, first));
  }
  return cells;
}

Cells after_the_first(const Cells& row) { return {row.begin() + 1, row.end()}; }

class DiceBoxingTables : public fc::test::RulebookTables {
 protected:
  DiceBoxingTables() : RulebookTables("dice-boxing") {}
};

TEST_P(DiceBoxingTables, knock_down_chart) {
  const auto rows = table("knockdown-chart");
  ASSERT_EQ(rows.size(), chin_rows);
  for (std::size_t row = 0; row < chin_rows; ++row) {
    const int chin = lowest_chin + static_cast<int>(row);
    EXPECT_EQ(rows[row].front(), with_sign(chin));
    EXPECT_EQ(after_the_first(rows[row]),
              ranges_of(charts().knockdown_row(chin), {Letter::a, Letter::b, Letter::c, Letter::d, Letter::e, Letter::ko}));
  }
}

TEST_P(DiceBoxingTables, special_charts_and_places) {
  const auto special = table("special");
  ASSERT_EQ(special.size(), special_chart_count);
  for (std::size_t chart = 0; chart < special.size(); ++chart) {
    EXPECT_EQ(special[chart].front(), range_of(charts().special, static_cast<SpecialChart>(chart)));
  }
  const auto places = table("positions");
  ASSERT_EQ(places.size(), position_count);
  for (std::size_t place = 0; place < places.size(); ++place) {
    const auto position = static_cast<Position>(place);
    EXPECT_EQ(places[place].front(), range_of(charts().ring, position));
    const GroundBonus& bonus = charts().ground[static_cast<std::size_t>(ground_of(position))];
    if (bonus.control != 0) {
      EXPECT_NE(places[place].back().find(with_sign(bonus.control)), std::string::npos) << places[place].back();
      EXPECT_NE(places[place].back().find(with_sign(bonus.punches)), std::string::npos) << places[place].back();
    }
  }
}

TEST_P(DiceBoxingTables, fouls_and_cuts) {
  const auto fouls = table("fouls");
  ASSERT_EQ(fouls.size(), foul_rows);
  for (std::size_t row = 0; row < fouls.size(); ++row) {
    EXPECT_EQ(fouls[row].front(), std::to_string(lowest_foul_rating + foul_rating_step * static_cast<int>(row)));
    EXPECT_EQ(after_the_first(fouls[row]), ranges_of(charts().foul[row], {Foul::caution, Foul::clash_of_heads, Foul::warning,
                                                                          Foul::point, Foul::disqualified}));
  }
  const auto cuts = table("cuts");
  ASSERT_EQ(cuts.size(), cut_columns);
  for (std::size_t row = 0; row < cuts.size(); ++row) {
    EXPECT_EQ(after_the_first(cuts[row]),
              ranges_of(charts().cut[row], {CutLetter::none, CutLetter::a, CutLetter::b, CutLetter::c, CutLetter::d}));
  }
  const auto letters = table("cuts", 1);
  ASSERT_EQ(letters.size(), cut_letters);
  for (std::size_t letter = 0; letter < letters.size(); ++letter) {
    const CutRules& rules = charts().cut_rules[letter];
    const std::string doctor = rules.doctor_stops_to < 0 ? "–" : "00–" + two_digits(rules.doctor_stops_to);
    EXPECT_EQ(letters[letter].back(), doctor);
    std::string numbers;
    for (int face = 0; face < faces; ++face) {
      if ((charts().reopens[static_cast<std::size_t>(face)] >> letter & 1U) != 0) {
        numbers += (numbers.empty() ? "" : ", ") + two_digits(face);
      }
    }
    EXPECT_EQ(letters[letter].at(2), numbers);
    if (rules.opponent_punches != 0) {
      EXPECT_TRUE(letters[letter].at(1).ends_with(with_sign(rules.opponent_punches))) << letters[letter].at(1);
    }
  }
}

TEST_P(DiceBoxingTables, unique_events_with_every_figure_of_their_effects) {
  const auto rows = table("unique");
  ASSERT_EQ(rows.size(), unique_count);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    EXPECT_EQ(rows[row].front(), range_of(charts().unique, static_cast<UniqueEvent>(row)));
    const std::string& told = rows[row].back();
    for (const Effect& effect : charts().unique_rows[row].effects) {
      if (effect.kind <= EffectKind::lasting_defense) {
        EXPECT_NE(told.find(with_sign(effect.by)), std::string::npos) << told;
      } else if (effect.kind == EffectKind::technical_stop || effect.kind == EffectKind::injury_stop) {
        EXPECT_NE(told.find("00–" + two_digits(effect.by)), std::string::npos) << told;
      }
    }
    EXPECT_EQ(told.find("centre") != std::string::npos, charts().unique_rows[row].to_center) << told;
  }
}

TEST_P(DiceBoxingTables, strategies) {
  const auto grades = table("strategies");
  ASSERT_EQ(grades.size(), 2U);
  const auto chart = table("strategy-chart");
  ASSERT_EQ(chart.size(), strategy_count);
  for (std::size_t grade = 0; grade < grade_count; ++grade) {
    EXPECT_EQ(grades[0][grade + 1], std::to_string(charts().grades[grade].bonus));
    EXPECT_EQ(grades[1][grade + 1], std::to_string(charts().grades[grade].counter_gives));
  }
  for (std::size_t own = 0; own < strategy_count; ++own) {
    for (std::size_t others = 0; others < strategy_count; ++others) {
      const StrategyCell& cell = charts().strategies[own][others];
      EXPECT_EQ(chart[own][others + 1], with_sign(cell.control) + " " + with_sign(cell.punches) + " " + with_sign(cell.kd));
    }
  }
}

TEST_P(DiceBoxingTables, judges_and_scores_of_a_round) {
  const std::vector<Opinion> opinions{Opinion::favourite, Opinion::even, Opinion::challenger};
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
    const auto rows = table("judges", static_cast<int>(side));
    ASSERT_EQ(rows.size(), lead_rows - side);
    for (std::size_t row = 0; row < rows.size(); ++row) {
      EXPECT_EQ(after_the_first(rows[row]), ranges_of(charts().judges[side][row + side], opinions, 1));
    }
  }
  const auto scores = table("scoring");
  ASSERT_EQ(scores.size(), net_rows);
  for (std::size_t net = 0; net < net_rows; ++net) {
    for (std::size_t column = 0; column < scorer_columns; ++column) {
      const ScorePair& pair = charts().round_scores[net][column];
      EXPECT_EQ(scores[net][column + 1], std::to_string(pair.scorer) + "–" + std::to_string(pair.other));
    }
  }
}

TEST_P(DiceBoxingTables, weight_classes) {
  const auto rows = table("classes");
  ASSERT_EQ(rows.size(), weight_rows);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const Weight& heavier = charts().heavier[row];
    const Weight& lighter = charts().lighter[row];
    const Cells wanted{with_sign(heavier.control), with_sign(heavier.kd), with_sign(heavier.chin),
                       with_sign(lighter.stamina), with_sign(lighter.defense)};
    EXPECT_EQ(after_the_first(rows[row]), wanted);
  }
}

INSTANTIATE_TEST_SUITE_P(both, DiceBoxingTables, testing::Values("en", "fr"),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace fc::dice_boxing
