// What the tale of the tape compares.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "library/the-ring/card_json.h"
#include "match/games.h"
#include "overlay/the-ring/panels.h"
#include "tests/library/folder.h"
#include "tests/must.h"
#include "tests/the-ring/ours.h"

namespace fc::the_ring {
namespace {

using fc::test::must;

TEST(TheRingTale, compares_the_chins_as_they_are_printed) {
  const Games games = must(Games::load(fc::test::data_folder()));
  const Words words = must(Words::load(fc::test::data_folder(), "en"));
  const auto chins = [&](std::int8_t red, std::int8_t blue) {
    const auto man = [](std::string id, std::int8_t chin) {
      NamedCard made{.id = id, .name = id, .class_name = {}, .card = test::ours().find("randy-sandy")->card(), .looks = {}};
      made.card.fresh.chin.clear();
      made.card.fresh.chin.push_back(chin);
      made.card.tired.chin = made.card.fresh.chin;
      return card_json(made).dump();
    };
    const auto bout = must(games.open({.game = "the-ring",
                                       .setup = R"({"red": )" + man("a", red) + R"(, "blue": )" + man("b", blue) + "}",
                                       .dice = {},
                                       .choices = {}}));
    const overlay::TaleModel tale = overlay::make_panels("the-ring")->tale(*bout, {"A", "B"}, words);
    const auto chin = std::ranges::find(tale.rows, "the-ring.rating.chin", &overlay::TaleRow::label);
    EXPECT_NE(chin, tale.rows.end());
    return chin == tale.rows.end() ? overlay::TaleRow{} : *chin;
  };
  EXPECT_EQ(chins(3, 1).red, 3);
  EXPECT_EQ(chins(3, 1).blue, 1);
  EXPECT_EQ(chins(3, 1).sums[0], "") << "a figure says it";
  EXPECT_EQ(chins(3, -2).sums[0], "3");
  EXPECT_EQ(chins(3, -2).sums[1], "+2") << "the worse chin";
}

}  // namespace
}  // namespace fc::the_ring
