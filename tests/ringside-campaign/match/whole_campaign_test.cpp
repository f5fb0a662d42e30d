// Whole campaigns through the referee: a script that is cut anywhere goes on to the same end.
#include "tests/match/bouts.h"

namespace fc::ringside_campaign {
namespace {

constexpr std::string_view setup =
    R"({"managers":3,"options":{"formation":"draft","stable_size":2,"weeks":6,"disputes":"auction","replacement":"pool"}})";

std::unique_ptr<Match> opened() {
  return fc::test::must(
      fc::test::all_games().open({.game = "ringside-campaign", .setup = std::string(setup), .dice = {}, .choices = {}}));
}

TEST(WholeCampaign, goes_on_from_its_script_to_the_same_answer) {
  const auto match = opened();
  Random random(11);
  EXPECT_GT(
      fc::test::expect_to_go_on_from_its_script(*match, 25, [&] { return fc::test::answer_at_random(*match, random); }),
      100);
}

TEST(WholeCampaign, hands_out_every_bout_as_a_script_of_the_game_below) {
  const auto match = opened();
  Random random(12);
  int bouts = 0;
  do {
    if (match->need().kind == NeedKind::bout) {
      fc::test::box_by_chance(*match, "ringside", random);
      ++bouts;
    }
  } while (match->need().kind == NeedKind::bout || fc::test::answer_at_random(*match, random));
  EXPECT_GT(bouts, 5);
}

TEST(WholeCampaign, says_where_it_stands) {
  const auto match = opened();
  Random random(13);
  EXPECT_EQ(match->standing().key, "ringside-campaign.stands.forming");
  while (fc::test::answer_at_random(*match, random)) {
  }
  const Standing standing = match->standing();
  EXPECT_TRUE(standing.over);
  ASSERT_FALSE(standing.winners.empty());
  EXPECT_EQ(standing.method, standing.winners.size() == 1 ? "richest" : "shared");
  EXPECT_GT(standing.length, 5);
}

}  // namespace
}  // namespace fc::ringside_campaign
