// The newspaper after a bout that went to the cards says which rounds decided it.
#include "overlay/dice-boxing/panels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/dice-boxing/scene/bouts.h"
#include "tests/must.h"

namespace fc::dice_boxing {
namespace {

constexpr RoundScore red_wins{{{10, 9}, {10, 9}, {10, 10}}};
constexpr RoundScore blue_wins{{{9, 10}, {10, 9}, {8, 10}}};
constexpr RoundScore nobody_wins{{{10, 10}, {10, 9}, {9, 10}}};

overlay::FrontPageModel page_after(std::initializer_list<RoundScore> rounds, const End& end, const std::string& language) {
  State state;
  for (const RoundScore& round : rounds) {
    state.scorecard.push_back(round);
  }
  state.phase = Phase::finished;
  state.end = end;
  const Words words = fc::test::must(Words::load(fc::test::data_folder(), language));
  overlay::PaperVariants variants(words, {}, {});
  return write_front_page(test::ali_against_tyson({}), state, {"Ali", "Tyson"}, variants);
}

std::vector<std::string> story_after(std::initializer_list<RoundScore> rounds, const End& end, const std::string& language) {
  return page_after(rounds, end, language).story;
}

constexpr End reds_decision{.method = Method::decision,
                            .reason = EndReason::cards,
                            .verdict = Verdict::majority,
                            .has_winner = true,
                            .on_cards = true};

bool has(const std::vector<std::string>& story, const std::string& line) {
  return std::ranges::find(story, line) != story.end();
}

TEST(FrontPage, says_which_rounds_most_judges_gave_whom) {
  const auto story = story_after({red_wins, blue_wins, nobody_wins, red_wins}, reds_decision, "en");
  EXPECT_TRUE(has(story, "Rounds 1, 4 went to Ali on most cards."));
  EXPECT_TRUE(has(story, "Round 2 went to Tyson on most cards."));
  EXPECT_TRUE(has(story_after({red_wins, red_wins}, reds_decision, "fr"),
                  "Les reprises 1, 2 allèrent à Ali sur la plupart des cartes."));
}

TEST(FrontPage, prints_how_the_judges_were_agreed_and_what_each_said) {
  End end = reds_decision;
  end.verdict = Verdict::split;
  const overlay::FrontPageModel page = page_after({red_wins, blue_wins}, end, "en");
  ASSERT_FALSE(page.subheads.empty());
  EXPECT_TRUE(page.subheads.front().starts_with("Split decision")) << page.subheads.front();
  std::string story;
  for (const std::string& line : page.story) {
    story += line;
  }
  EXPECT_NE(story.find("Two judges said Ali, one said Tyson"), std::string::npos) << story;
  EXPECT_EQ(story.find("They said Ali"), std::string::npos) << story;
  end.verdict = Verdict::unanimous;
  EXPECT_TRUE(has(page_after({red_wins}, end, "fr").story, "Les trois juges ont dit Ali."));
}

TEST(FrontPage, is_silent_about_rounds_where_the_cards_did_not_decide) {
  const End knockout{.method = Method::ko, .reason = EndReason::count, .has_winner = true};
  for (const std::string& line : story_after({red_wins}, knockout, "en")) {
    EXPECT_EQ(line.find("on most cards"), std::string::npos) << line;
  }
}

TEST(FrontPage, prints_the_judges_cards_if_a_round_was_scored) {
  const End knockout{.method = Method::ko, .reason = EndReason::count, .has_winner = true};
  EXPECT_TRUE(page_after({}, knockout, "en").card_rows.empty());
  EXPECT_EQ(page_after({red_wins}, knockout, "en").card_rows.size(), 2U) << "one for each man";
}

}  // namespace
}  // namespace fc::dice_boxing
