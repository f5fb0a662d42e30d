// What the tale of the tape tells before the first fight of a career.
#include <gtest/gtest.h>

#include "match/games.h"
#include "overlay/bout/game_panels.h"
#include "tests/library/folder.h"
#include "tests/must.h"

namespace fc::dice_boxing_career {
namespace {

using fc::test::must;

TEST(DiceBoxingCareerTale, shows_the_newcomer_and_what_he_can_do) {
  const Games games = must(Games::load(fc::test::data_folder()));
  const Words words = must(Words::load(fc::test::data_folder(), "en"));
  const auto career = must(games.open({.game = "dice-boxing-career",
                                       .setup = R"({"class": "heavyweight", "seed": 2008, "styles": ["boxer", "slugger"]})",
                                       .dice = {},
                                       .choices = {}}));
  const overlay::TaleModel tale = overlay::make_panels("dice-boxing-career")->tale(*career, {"Kid"}, words);
  ASSERT_EQ(tale.cards.size(), 1U);
  const overlay::BoxerCardModel& card = tale.cards.front();
  EXPECT_EQ(card.looks.size(), 1U);
  EXPECT_NE(card.note.find("Heavyweight"), std::string::npos) << card.note;
  ASSERT_EQ(card.lines.size(), 3U) << "what he can do, and a grade for each of his styles";
  EXPECT_TRUE(card.lines.front().starts_with("Control ")) << card.lines.front();
}

}  // namespace
}  // namespace fc::dice_boxing_career
