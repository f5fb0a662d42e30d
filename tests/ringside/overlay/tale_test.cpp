// What the tale of the tape says of two men.
#include <gtest/gtest.h>

#include <algorithm>

#include "match/games.h"
#include "overlay/ringside/panels.h"
#include "tests/library/folder.h"
#include "tests/must.h"
#include "tests/ringside/scene/bouts.h"

namespace fc::ringside {
namespace {

using fc::test::must;

// The card says 12 where the tape says 33: the same word for both would be read as a fault.
TEST(RingsideTale, calls_what_he_has_at_the_bell_otherwise_than_the_rating_of_his_card) {
  const Games games = must(Games::load(fc::test::data_folder()));
  for (const char* language : {"en", "fr"}) {
    const Words words = must(Words::load(fc::test::data_folder(), language));
    const auto bout = must(games.open({.game = "ringside",
                                       .setup = R"({"red": "muhammad-ali", "blue": "joe-frazier", "rounds": 3})",
                                       .dice = {},
                                       .choices = {}}));
    const overlay::TaleModel tale = overlay::make_panels("ringside")->tale(*bout, {"A", "B"}, words);
    const auto row = std::ranges::find(tale.rows, "ringside.tale.endurance", &overlay::TaleRow::label);
    ASSERT_NE(row, tale.rows.end());
    EXPECT_GT(row->red, 3 * 7) << "seven a round, and what he brings";
    EXPECT_NE(words["ringside.tale.endurance"], words["ringside.rating.endurance"]);
  }
}

/// Three rounds to the cards, two to one, with so much damage dealt out by red and blue.
std::vector<std::string> story_of_a_decision(std::int16_t red, std::int16_t blue, const Words& words) {
  State state;
  state.method = Method::decision;
  state.has_winner = true;
  state.winner = Corner::blue;
  state.round = 3;
  state.turn = 18;
  state.scorecard.push_back({.damage = {red, blue}, .points = {0, 1}});
  state.scorecard.push_back({.damage = {0, 0}, .points = {1, 0}});
  state.scorecard.push_back({.damage = {0, 0}, .points = {0, 1}});
  state.boxers[0].rounds_won = 1;
  state.boxers[1].rounds_won = 2;
  overlay::PaperVariants variants(words, {}, {});
  Setup setup = test::some_setup(1);
  setup.rounds = 3;
  return write_front_page(setup, state, {"Shavers", "Norton"}, variants).story;
}

TEST(RingsidePaper, calls_a_card_close_by_what_was_dealt_out_and_a_whole_bout_whole) {
  const Words words = must(Words::load(fc::test::data_folder(), "en"));
  const auto has = [](const std::vector<std::string>& story, std::string_view line) {
    return std::ranges::find(story, line) != story.end();
  };
  const std::string_view close = words["ringside.paper.card.close"];
  const auto clear = story_of_a_decision(31, 74, words);
  EXPECT_FALSE(has(clear, close));
  EXPECT_TRUE(has(clear, words["ringside.paper.card.clear"]));
  EXPECT_TRUE(has(clear, words.say("ringside.paper.whole", {{"rounds", "3"}})));
  EXPECT_TRUE(has(story_of_a_decision(60, 74, words), close));
}

}  // namespace
}  // namespace fc::ringside
