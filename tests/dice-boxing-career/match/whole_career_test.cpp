// Whole careers through the referee: a script that is cut anywhere goes on to the same end.
#include "tests/match/bouts.h"

namespace fc::dice_boxing_career {
namespace {

constexpr std::string_view setup =
    R"({"class":"heavyweight","seed":11,"styles":["swarmer","slugger"],"options":{"retirement_chart":true,"max_fights":25}})";

std::unique_ptr<Match> opened() {
  return fc::test::must(
      fc::test::all_games().open({.game = "dice-boxing-career", .setup = std::string(setup), .dice = {}, .choices = {}}));
}

/// Answers by chance, but goes on boxing. False: the career is over.
bool answer(Match& match, Random& random) {
  if (match.need().kind == NeedKind::choice && match.topic_name(match.need()) == "office") {
    EXPECT_TRUE(match.choose("fight-on"));
    return true;
  }
  return fc::test::answer_at_random(match, random);
}

TEST(WholeCareer, goes_on_from_its_script_to_the_same_answer) {
  const auto match = opened();
  Random random(11);
  EXPECT_GT(fc::test::expect_to_go_on_from_its_script(*match, 9, [&] { return answer(*match, random); }), 50);
}

TEST(WholeCareer, hands_out_every_bout_as_a_script_of_the_game_below) {
  const auto match = opened();
  Random random(13);
  int bouts = 0;
  do {
    if (match->need().kind == NeedKind::bout) {
      EXPECT_EQ(match->bout_deciders(), (std::vector<int>{0, no_seat}));
      fc::test::box_by_chance(*match, "dice-boxing", random);
      ++bouts;
    }
  } while (match->need().kind == NeedKind::bout || answer(*match, random));
  EXPECT_GT(bouts, 2);
}

TEST(WholeCareer, says_where_it_stands) {
  const auto match = opened();
  Random random(14);
  EXPECT_EQ(match->standing().key, "dice-boxing-career.stands.ranked");
  while (answer(*match, random)) {
  }
  const Standing standing = match->standing();
  EXPECT_TRUE(standing.over);
  EXPECT_EQ(standing.key, "dice-boxing-career.stands." + standing.method);
  EXPECT_TRUE(standing.winners.empty()) << "he was never champion";
  EXPECT_GT(standing.length, 2);
}

}  // namespace
}  // namespace fc::dice_boxing_career
