// The campaign's pages of the rulebook: those that screens open, and what is found in them.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/text/our_rulebook.h"

namespace fc::test {
namespace {

TEST(RingsideCampaignRulebook, every_page_that_a_screen_opens_is_there) {
  expect_pages({"ringside-campaign.basics",   "ringside-campaign.week",       "ringside-campaign.men",
                "ringside-campaign.forming",  "ringside-campaign.cut",        "ringside-campaign.tournament",
                "ringside-campaign.office",   "ringside-campaign.title",      "ringside-campaign.booking",
                "ringside-campaign.arenas",   "ringside-campaign.popularity", "ringside-campaign.rest",
                "ringside-campaign.disputes", "ringside-campaign.night",      "ringside-campaign.ladder",
                "ringside-campaign.end",      "ringside-campaign.computers",  "ringside-campaign.comfort",
                "ringside-campaign.options",  "ringside-campaign.club",       "ringside-campaign.advice"});
}

TEST(RingsideCampaignRulebook, a_newcomers_page_comes_first) {
  const Rulebook book = our_rulebook("en");
  const auto first = std::ranges::find(book.pages(), "ringside-campaign", &RulebookPage::book);
  ASSERT_NE(first, book.pages().end());
  EXPECT_EQ(first->id, "ringside-campaign.basics");
}

TEST(RingsideCampaignRulebook, search_finds_what_a_reader_would_type) {
  const Rulebook english = our_rulebook("en");
  EXPECT_EQ(ids(english, english.search("carried damage rested")).front(), "ringside-campaign.rest");
  EXPECT_EQ(ids(english, english.search("per cent review cut")).front(), "ringside-campaign.cut");
  const Rulebook french = our_rulebook("fr");
  EXPECT_EQ(ids(french, french.search("bourses salles")).front(), "ringside-campaign.arenas");
}

}  // namespace
}  // namespace fc::test
