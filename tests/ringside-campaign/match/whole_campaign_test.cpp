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
  constexpr int every = 25;
  const auto match = opened();
  Random random(11);
  int answers = 0;
  do {
    if (++answers % every == 0) {
      const auto again = open_match(fc::test::all_games(), to_json(match->script()));
      ASSERT_TRUE(again) << one_line(again.error());
      EXPECT_EQ((*again)->need(), match->need());
      const std::string whole = match->answer();
      EXPECT_EQ((*again)->answer().substr(0, whole.find("\"events\"")), whole.substr(0, whole.find("\"events\"")));
    }
  } while (fc::test::answer_at_random(*match, random));
  EXPECT_GT(answers, 100);
}

TEST(WholeCampaign, hands_out_every_bout_as_a_script_of_the_game_below) {
  const auto match = opened();
  Random random(12);
  int bouts = 0;
  do {
    if (match->need().kind == NeedKind::bout) {
      const auto bout = fc::test::must(fc::test::all_games().open(match->bout()));
      EXPECT_EQ(bout->game(), "ringside");
      while (fc::test::answer_at_random(*bout, random)) {
      }
      const Result<void> taken = match->choose(match->result_of(*bout));
      ASSERT_TRUE(taken) << one_line(taken.error());
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
