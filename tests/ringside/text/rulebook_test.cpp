// Ringside's pages of the rulebook: those that screens open, and what is found in them.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/text/our_rulebook.h"

namespace fc::test {
namespace {

TEST(RingsideRulebook, every_page_that_a_screen_opens_is_there) {
  expect_pages({"ringside.basics",    "ringside.turn",      "ringside.landing",      "ringside.punches",
                "ringside.knockdown", "ringside.tactics",   "ringside.counterpunch", "ringside.movement",
                "ringside.trapped",   "ringside.cover-up",  "ringside.backpedal",    "ringside.clinch",
                "ringside.rush",      "ringside.endurance", "ringside.rounds",       "ringside.scoring",
                "ringside.winning",   "ringside.options",   "ringside.boxers",       "ringside.advice"});
}

TEST(RingsideRulebook, search_finds_titles_first) {
  const Rulebook book = our_rulebook("en");
  const auto found = ids(book, book.search("CLINCH"));
  ASSERT_GT(found.size(), 3U);
  EXPECT_EQ(found.front(), "ringside.clinch");
  EXPECT_NE(std::ranges::find(found, "ringside.trapped"), found.end());
}

TEST(RingsideRulebook, search_wants_every_word) {
  const Rulebook book = our_rulebook("en");
  EXPECT_EQ(ids(book, book.search("sixth punch")), std::vector<std::string>{"ringside.endurance"});
  EXPECT_TRUE(book.search("clinch zeppelin").empty());
}

TEST(RingsideRulebook, search_without_accents_finds_them) {
  const Rulebook book = our_rulebook("fr");
  EXPECT_EQ(ids(book, book.search("repos  Fatigue")).front(), "ringside.endurance");
  EXPECT_EQ(book.search("coince"), book.search("COINCÉ"));
  EXPECT_FALSE(book.search("coince").empty());
}

}  // namespace
}  // namespace fc::test
