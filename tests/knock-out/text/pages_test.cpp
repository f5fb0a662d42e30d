// What Knock Out's rulebook and lesson say in figures and keys, held against the tables and against what screens ask for.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
#include <vector>

#include "library/knock-out/game.h"
#include "library/rulebook.h"
#include "library/text_files.h"
#include "library/words.h"

namespace fc::knock_out::test {
namespace {

const std::filesystem::path our_data = std::filesystem::path(FC_SOURCE_DIR) / "data";

/// "12,000", "12 000" and "-12,000" are 12000, whatever stands between the digits.
int amount_in(const std::string& cell) {
  std::string digits;
  std::ranges::copy_if(cell, std::back_inserter(digits), [](unsigned char c) { return std::isdigit(c) != 0; });
  return digits.empty() ? -1 : std::stoi(digits);
}

/// The rows of a page's table that begin with this cell, as amounts without that cell.
std::vector<std::vector<int>> rows_of(const RulebookPage& page, const std::string& first_cell) {
  std::vector<std::vector<int>> rows;
  for (const RulebookLine& line : page.lines) {
    if (line.kind == RulebookLineKind::row && line.cells.front() == first_cell) {
      std::vector<int> row;
      std::ranges::transform(line.cells.begin() + 1, line.cells.end(), std::back_inserter(row), amount_in);
      rows.push_back(row);
    }
  }
  return rows;
}

class KnockOutPages : public testing::TestWithParam<std::string_view> {
 protected:
  KnockOutPages() : catalogue_(load_catalogue(our_data)), book_(Rulebook::load(our_data, GetParam())) {}

  [[nodiscard]] const RulebookPage& page(std::string_view id) const { return book_->pages().at(book_->find(id)); }

  Result<Catalogue> catalogue_;
  Result<Rulebook> book_;
};

TEST_P(KnockOutPages, give_the_twelve_amounts_of_the_tables) {
  ASSERT_TRUE(catalogue_ && book_);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const auto& stakes = catalogue_->tables.stakes.at(cell);
    const auto rows = rows_of(page("knock-out.betting"), std::to_string(cell + 1));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows.front(), std::vector<int>(stakes.begin(), stakes.end())) << "cell " << cell + 1;
  }
}

TEST_P(KnockOutPages, give_the_start_money_of_every_class) {
  ASSERT_TRUE(catalogue_ && book_);
  const auto& money = catalogue_->tables.start_money;
  const std::vector<std::string> classes{"amateur", GetParam() == "fr" ? "professionnel" : "professional", "champion"};
  for (std::size_t rank = 0; rank < classes.size(); ++rank) {
    const auto rows = rows_of(page("knock-out.boxers"), classes[rank]);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows.front(), (std::vector<int>{money[0].at(rank), money[1].at(rank)})) << classes[rank];
  }
}

TEST_P(KnockOutPages, name_every_boxer) {
  ASSERT_TRUE(catalogue_ && book_);
  std::string text;
  for (const RulebookLine& line : page("knock-out.boxers").lines) {
    for (const std::string& cell : line.cells) {
      text += cell + "\n";
    }
  }
  for (const BoxerEntry& boxer : catalogue_->boxers) {
    const std::string family = boxer.name.substr(boxer.name.find(' ') + 1);
    EXPECT_NE(text.find(family.substr(family.find('\'') + 1)), std::string::npos) << boxer.name;
  }
}

/// What a bet of 10,000 brings on average: right in `right` of `of` cases, rounded to whole Schmelings.
int average(int right, int of, int won) { return (right * won - (of - right) * 10'000) / of; }

TEST_P(KnockOutPages, work_the_odds_out_rightly) {
  ASSERT_TRUE(book_);
  struct Odds {
    int right, of;
  };
  for (const Odds odds : {Odds{1, 2}, Odds{2, 3}, Odds{3, 4}, Odds{9, 10}}) {
    const std::string times = GetParam() == "fr" ? " fois sur " : odds.right == 1 ? " time in " : " times in ";
    const auto rows = rows_of(page("knock-out.odds"), std::to_string(odds.right) + times + std::to_string(odds.of));
    ASSERT_EQ(rows.size(), 1U) << odds.right << " of " << odds.of;
    EXPECT_EQ(rows.front().at(0), std::abs(average(odds.right, odds.of, 10'000)));
    EXPECT_EQ(rows.front().at(1), std::abs(average(odds.right, odds.of, 5'000)));
  }
}

TEST_P(KnockOutPages, have_a_coach_for_every_moment_of_the_lesson) {
  const auto words = Words::load(our_data, GetParam());
  ASSERT_TRUE(words.has_value()) << one_line(words.error());
  for (const char* moment :
       {"welcome", "challenge", "train", "bet_first", "bet_second", "bet_third", "odds", "waiting", "punch_first",
        "punch_next", "after_round", "hook", "knockout", "points", "prizes", "settlement", "end"}) {
    EXPECT_TRUE(words->has(std::string("knock-out.lesson.") + moment)) << moment;
  }
}

INSTANTIATE_TEST_SUITE_P(both, KnockOutPages, testing::ValuesIn(languages),
                         [](const auto& language) { return std::string(language.param); });

}  // namespace
}  // namespace fc::knock_out::test
