// The tables of the rulebook say what the charts say, and its lines of the Basic Chart what the board says.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "library/the-ring/game.h"
#include "library/words.h"
#include "rules/the-ring/names.h"
#include "scene/the-ring/naming.h"
#include "tests/text/our_rulebook.h"
#include "tests/the-ring/ours.h"

namespace fc::the_ring {
namespace {

using fc::test::with_sign;
using Cells = std::vector<std::string>;

const Charts& charts() { return test::ours().charts; }

class TheRingTables : public fc::test::RulebookTables {
 protected:
  TheRingTables() : RulebookTables("the-ring") {}
};

std::string cell_of(const ShotCell& cell, bool english) {
  constexpr std::array<std::string_view, shot_count> words{"–", "", "STG", "KD"};
  if (cell.shot == Shot::hard) {
    return english ? "hard" : "dur";
  }
  std::string word(words[place_of(cell.shot)]);
  if (cell.has_hand) {
    word = std::string(hand_letters[place_of(cell.hand)]) + " " + word;
  }
  return cell.needs > 0 ? word + "-" + std::to_string(cell.needs) : word;
}

TEST_P(TheRingTables, hard_shot_cards) {
  int difference = lowest_card;
  for (const int which : {0, 1, 2}) {
    const auto rows = table("hard-shot-cards", which);
    ASSERT_EQ(rows.size(), 11U);
    for (std::size_t column = 1; column < rows[0].size(); ++column, ++difference) {
      for (int total = lowest_total; total <= highest_total; ++total) {
        EXPECT_EQ(rows[static_cast<std::size_t>(total - lowest_total)][column],
                  cell_of(at_total(charts().shot_card(difference), total), english()))
            << difference << " at " << total;
      }
    }
  }
  EXPECT_EQ(difference, highest_card + 1);
}

TEST_P(TheRingTables, counts) {
  const auto rows = table("knockdown", 1);
  ASSERT_EQ(rows.size(), std::size_t{highest_row + 1});
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t portion = 0; portion < portion_count; ++portion) {
      const CountCell& cell = charts().knockout[portion].rows[row];
      const std::string wanted = cell.count == Count::ko    ? (english() ? "K.O." : "K.-O.")
                                 : cell.count == Count::tko ? (english() ? "TKO" : "arrêt")
                                                            : std::to_string(cell.number);
      EXPECT_EQ(rows[row][portion + 1], wanted) << row;
    }
  }
}

TEST_P(TheRingTables, finishers) {
  const auto rows = table("finishers");
  ASSERT_EQ(rows.size(), std::size_t{highest_row + 1});
  const auto word = [&](const FinisherCell& cell) -> std::string {
    switch (cell.kind) {
      case FinisherKind::points: return std::to_string(cell.number);
      case FinisherKind::hard_shot: return "?";
      case FinisherKind::possible_cut: return english() ? "PC" : "CP";
      case FinisherKind::stagger: return "STG";
      case FinisherKind::knockdown: return "KD";
      case FinisherKind::tko: break;
    }
    return "TKO-" + std::to_string(cell.number);
  };
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (const Shot column : {Shot::hard, Shot::stagger, Shot::knockdown}) {
      EXPECT_EQ(rows[row][place_of(column)], word(charts().finisher[place_of(column)][row])) << row;
    }
  }
}

TEST_P(TheRingTables, points_and_stamina_of_hard_shots) {
  const auto rows = table("hard-shots");
  ASSERT_EQ(rows.size(), shot_count);
  for (std::size_t shot = 0; shot < shot_count; ++shot) {
    EXPECT_EQ(rows[shot][1], std::to_string(charts().shot_points[shot]));
    EXPECT_EQ(rows[shot][2], with_sign(-charts().shot_stamina[shot]));
    EXPECT_EQ(rows[shot][3], std::to_string(charts().shot_rolls[shot]));
  }
}

TEST_P(TheRingTables, cuts) {
  const auto rows = table("cuts");
  ASSERT_EQ(rows.size(), charts().cuts.rows.size());
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const CutRow& cut = charts().cuts.rows[row];
    EXPECT_EQ(rows[row][2], cut.deepens ? with_sign(cut.points) : std::to_string(cut.points));
    EXPECT_EQ(rows[row][3] == "–", !cut.check) << row;
  }
}

TEST_P(TheRingTables, fouls_are_read_by_the_same_totals) {
  const auto rows = table("fouls");
  std::vector<int> legends;
  std::vector<std::string> totals;
  for (int total = 1; total <= highest_row; ++total) {
    const int legend = charts().fouls.legend_at[static_cast<std::size_t>(total)];
    if (legends.empty() || legends.back() != legend) {
      legends.push_back(legend);
      totals.push_back(std::to_string(total));
    } else {
      totals.back() = totals.back().substr(0, totals.back().find("–")) + "–" + std::to_string(total);
    }
  }
  ASSERT_EQ(rows.size(), totals.size());
  for (std::size_t row = 0; row < rows.size(); ++row) {
    EXPECT_EQ(rows[row][0], totals[row]);
    const FoulRule& rule = charts().fouls.legend[static_cast<std::size_t>(legends[row])];
    EXPECT_EQ(rows[row][1].find(with_sign(-rule.victim_stm)) != std::string::npos, rule.victim_stm > 0) << rows[row][1];
  }
}

TEST_P(TheRingTables, judges) {
  const auto die = table("judges");
  for (std::size_t face = 0; face < charts().judge_die.size(); ++face) {
    EXPECT_EQ(die[0][face + 1], with_sign(charts().judge_die[face]));
  }
  const auto scores = table("judges", 1);
  std::size_t row = 0;
  for (const ScoreRows& portion : charts().scoring) {
    for (const ScoreRow& score : portion) {
      ASSERT_LT(row, scores.size());
      EXPECT_EQ(scores[row][2], std::to_string(score.leader) + "–" + std::to_string(score.other));
      if (!score.always) {
        const std::string least = score.at_least < 0 ? with_sign(score.at_least) : std::to_string(score.at_least);
        EXPECT_TRUE(scores[row][1].starts_with(least)) << scores[row][1];
      }
      ++row;
    }
  }
  EXPECT_EQ(row, scores.size());
}

/// "11–15" of the places at which `value` stands in a table by d66.
template <class T>
std::string d66_of(const std::array<T, d66_count>& table, T value) {
  std::vector<int> all;
  for (int tens = 1; tens <= 6; ++tens) {
    for (int ones = 1; ones <= 6; ++ones) {
      if (table[place_of_d66(tens, ones)] == value) {
        all.push_back(10 * tens + ones);
      }
    }
  }
  return std::to_string(all.front()) + "–" + std::to_string(all.back());
}

TEST_P(TheRingTables, cities_referees_and_cornermen) {
  const auto words = fc::test::must(Words::load(fc::test::data_folder(), GetParam()));
  const People& people = charts().people;
  const auto cities = table("people");
  ASSERT_EQ(cities.size(), city_count);
  for (std::size_t place = 0; place < city_count; ++place) {
    EXPECT_EQ(cities[place][0], d66_of(people.city_at, static_cast<City>(place)));
    EXPECT_EQ(cities[place][1], words[std::string("the-ring.city.").append(city_names[place])]);
    EXPECT_EQ(cities[place][2],
              words[std::string("the-ring.judging.").append(judging_names[place_of(people.cities[place].judging)])]);
    EXPECT_EQ(cities[place][3], with_sign(people.cities[place].doctor));
  }
  const auto referees = table("people", 1);
  ASSERT_EQ(referees.size(), referee_total);
  for (std::size_t place = 0; place < referee_total; ++place) {
    const RefereeRules& rules = people.referees[place];
    const Cells wanted{d66_of(people.referee_at, static_cast<Referee>(place)),
                       std::string(words[std::string("the-ring.referee.").append(referee_names[place])]),
                       with_sign(rules.stop), with_sign(rules.fouls), with_sign(rules.clinch)};
    EXPECT_EQ(referees[place], wanted);
  }
  const auto cornermen = table("people", 2);
  ASSERT_EQ(cornermen.size(), cornerman_count);
  for (std::size_t place = 0; place < cornerman_count; ++place) {
    EXPECT_EQ(cornermen[place][0], words[std::string("the-ring.second.").append(cornerman_names[place])]);
    EXPECT_EQ(cornermen[place][1], std::to_string(people.cut_rating[place]));
  }
}

TEST_P(TheRingTables, training_camp) {
  const auto results = table("training", 1);
  ASSERT_EQ(results.size(), training_count);
  const auto rows = table("training");
  ASSERT_EQ(rows.size(), charts().training[0].size());
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t rating = 0; rating < training_ratings; ++rating) {
      EXPECT_EQ(rows[row][rating + 1], results[place_of(charts().training[rating][row])][0]) << row;
    }
  }
  for (std::size_t place = 0; place < training_count; ++place) {
    const TrainingChange& change = charts().training_changes[place];
    for (const int amount : {change.cut, change.stm, change.speed, change.def, change.weight, change.pow}) {
      if (amount != 0) {
        EXPECT_NE(results[place][2].find(with_sign(amount)), std::string::npos) << results[place][2];
      }
    }
  }
}

TEST_P(TheRingTables, solitaire_chart) {
  const auto words = fc::test::must(Words::load(fc::test::data_folder(), GetParam()));
  const auto rows = table("solitaire");
  ASSERT_EQ(rows.size(), charts().solitaire.size());
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const SolitaireRow& read = charts().solitaire[row];
    if (read.marker == 0) {
      EXPECT_EQ(rows[row][1], words[std::string("the-ring.strategy.").append(name_of(read.strategy))]);
    } else {
      EXPECT_TRUE(rows[row][1].ends_with(std::to_string(read.marker))) << rows[row][1];
    }
  }
}

TEST_P(TheRingTables, lines_of_the_basic_chart) {
  const auto words = fc::test::must(Words::load(fc::test::data_folder(), GetParam()));
  the_ring::Setup setup;
  setup.charts = charts();
  for (int column = 1; column <= static_cast<int>(column_count); ++column) {
    const RulebookPage& lines = page("chart-" + std::to_string(column));
    ASSERT_EQ(lines.lines.size(), d66_count);
    for (int red = 1; red <= 6; ++red) {
      for (int green = 1; green <= 6; ++green) {
        const int number = 10 * red + green;
        const std::string& told = lines.lines[place_of_d66(red, green)].text;
        EXPECT_TRUE(told.starts_with(std::to_string(number))) << told;
        const Entry& entry = charts().basic[entry_place(column, red, green)];
        for (std::size_t clause = 0; clause < entry.size(); ++clause) {
          // Capitals may differ: there a condition begins a sentence.
          for (const std::string& word :
               {clause_condition(entry, clause, words), clause_result(setup, column, number, clause, words)}) {
            EXPECT_NE(folded(told).find(folded(word)), std::string::npos) << told << " lacks " << word;
          }
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(both, TheRingTables, testing::Values("en", "fr"),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace fc::the_ring
