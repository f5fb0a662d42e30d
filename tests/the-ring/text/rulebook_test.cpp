// The Ring's pages of the rulebook: those that screens open, and what is found in them.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/text/our_rulebook.h"

namespace fc::test {
namespace {

TEST(TheRingRulebook, every_page_that_a_screen_opens_is_there) {
  expect_pages({"the-ring.basics",     "the-ring.segment",    "the-ring.strategies", "the-ring.pays",
                "the-ring.chart",      "the-ring.chart-1",    "the-ring.chart-2",    "the-ring.chart-3",
                "the-ring.advantages", "the-ring.counter",    "the-ring.hard-shots", "the-ring.hard-shot-cards",
                "the-ring.knockdown",  "the-ring.finishers",  "the-ring.stamina",    "the-ring.cuts",
                "the-ring.fouls",      "the-ring.judges",     "the-ring.winning",    "the-ring.title",
                "the-ring.people",     "the-ring.training",   "the-ring.solitaire",  "the-ring.options",
                "the-ring.card",       "the-ring.cards-made", "the-ring.advice"});
}

TEST(TheRingRulebook, a_newcomers_page_comes_first) {
  const Rulebook book = our_rulebook("en");
  const auto first = std::ranges::find(book.pages(), "the-ring", &RulebookPage::book);
  ASSERT_NE(first, book.pages().end());
  EXPECT_EQ(first->id, "the-ring.basics");
}

TEST(TheRingRulebook, search_finds_what_a_reader_would_type) {
  const Rulebook english = our_rulebook("en");
  EXPECT_EQ(ids(english, english.search("six-ounce gloves pure 2")).front(), "the-ring.hard-shots");
  EXPECT_EQ(ids(english, english.search("solitaire opponent")).front(), "the-ring.solitaire");
  const Rulebook french = our_rulebook("fr");
  EXPECT_EQ(ids(french, french.search("contres")).front(), "the-ring.counter");
}

}  // namespace
}  // namespace fc::test
