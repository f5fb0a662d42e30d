// The career's pages of the rulebook: those that screens open, and what is found in them.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/text/our_rulebook.h"

namespace fc::test {
namespace {

TEST(DiceBoxingCareerRulebook, every_page_that_a_screen_opens_is_there) {
  expect_pages({"dice-boxing-career.basics", "dice-boxing-career.boxer", "dice-boxing-career.gym",
                "dice-boxing-career.ladder", "dice-boxing-career.office", "dice-boxing-career.life",
                "dice-boxing-career.schedule", "dice-boxing-career.bouts", "dice-boxing-career.lost",
                "dice-boxing-career.title", "dice-boxing-career.tourney", "dice-boxing-career.free",
                "dice-boxing-career.options", "dice-boxing-career.advice"});
}

TEST(DiceBoxingCareerRulebook, a_newcomers_page_comes_first) {
  const Rulebook book = our_rulebook("en");
  const auto first = std::ranges::find(book.pages(), "dice-boxing-career", &RulebookPage::book);
  ASSERT_NE(first, book.pages().end());
  EXPECT_EQ(first->id, "dice-boxing-career.basics");
}

TEST(DiceBoxingCareerRulebook, search_finds_what_a_reader_would_type) {
  const Rulebook english = our_rulebook("en");
  EXPECT_EQ(ids(english, english.search("places lost stopped title lock")).front(), "dice-boxing-career.lost");
  const Rulebook french = our_rulebook("fr");
  EXPECT_EQ(ids(french, french.search("tournoi des légendes")).front(), "dice-boxing-career.tourney");
}

}  // namespace
}  // namespace fc::test
