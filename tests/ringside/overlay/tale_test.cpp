// What the tale of the tape says of two men.
#include <gtest/gtest.h>

#include <algorithm>

#include "match/games.h"
#include "overlay/ringside/game.h"
#include "tests/library/folder.h"
#include "tests/must.h"

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
    const overlay::TaleModel tale = make_panels()->tale(*bout, {"A", "B"}, words);
    const auto row = std::ranges::find(tale.rows, "ringside.tale.endurance", &overlay::TaleRow::label);
    ASSERT_NE(row, tale.rows.end());
    EXPECT_GT(row->red, 3 * 7) << "seven a round, and what he brings";
    EXPECT_NE(words["ringside.tale.endurance"], words["ringside.rating.endurance"]);
  }
}

}  // namespace
}  // namespace fc::ringside
