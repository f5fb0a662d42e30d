// DICE Boxing's pages of the rulebook: those that screens open, and what is found in them.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/text/our_rulebook.h"

namespace fc::test {
namespace {

TEST(DiceBoxingRulebook, every_page_that_a_screen_opens_is_there) {
  expect_pages({"dice-boxing.basics",          "dice-boxing.bars",           "dice-boxing.round",
                "dice-boxing.strategies",      "dice-boxing.strategy-chart", "dice-boxing.control",
                "dice-boxing.punches",         "dice-boxing.free-punches",   "dice-boxing.knockdown",
                "dice-boxing.knockdown-chart", "dice-boxing.special",        "dice-boxing.positions",
                "dice-boxing.fouls",           "dice-boxing.cuts",           "dice-boxing.unique",
                "dice-boxing.stamina",         "dice-boxing.scoring",        "dice-boxing.judges",
                "dice-boxing.winning",         "dice-boxing.example",        "dice-boxing.tape",
                "dice-boxing.classes",         "dice-boxing.options",        "dice-boxing.card",
                "dice-boxing.cards-made",      "dice-boxing.grades",         "dice-boxing.advice"});
}

TEST(DiceBoxingRulebook, a_newcomers_page_comes_first) {
  const Rulebook book = our_rulebook("en");
  const auto first = std::ranges::find(book.pages(), "dice-boxing", &RulebookPage::book);
  ASSERT_NE(first, book.pages().end());
  EXPECT_EQ(first->id, "dice-boxing.basics");
}

TEST(DiceBoxingRulebook, search_finds_what_a_reader_would_type) {
  const Rulebook english = our_rulebook("en");
  EXPECT_EQ(ids(english, english.search("mouthpiece")), std::vector<std::string>{"dice-boxing.unique"});
  EXPECT_EQ(ids(english, english.search("strategy chart")).front(), "dice-boxing.strategy-chart");
  const Rulebook french = our_rulebook("fr");
  EXPECT_EQ(ids(french, french.search("protege-dents")), std::vector<std::string>{"dice-boxing.unique"});
}

}  // namespace
}  // namespace fc::test
