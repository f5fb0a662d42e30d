// A career from the new boxer to a title that was defended, every bout of it fought as a bout of the game below.
#include "bots/dice-boxing-career/game.h"
#include "match/match_of.h"
#include "rules/dice-boxing-career/rules.h"
#include "tests/match/bouts.h"

namespace fc::dice_boxing_career {
namespace {

struct Life {
  int bouts = 0;
  int titles = 0;
  int defences = 0;
};

/// A bout of the game below in which neither man has a plan. Returns what it answers with.
std::string boxed(const Match& career, Random& random) {
  const auto bout = fc::test::must(fc::test::all_games().open(career.bout()));
  for (Need need = bout->need(); need.kind != NeedKind::finished; need = bout->need()) {
    if (need.kind == NeedKind::choice) {
      EXPECT_TRUE(bout->choose("none"));
    } else {
      EXPECT_TRUE(bout->roll(throw_die(random, need.die)));
    }
  }
  return career.result_of(*bout);
}

/// Guided by the strongest bot.
Life lived(int seed) {
  const auto match = fc::test::must(fc::test::all_games().open(
      {.game = "dice-boxing-career",
       .setup = R"({"class":"flyweight","styles":["boxer","slugger"],"seed":)" + std::to_string(seed) + "}",
       .dice = {},
       .choices = {}}));
  const auto guide = make_controller(Level::champion);
  Random random(static_cast<std::uint64_t>(seed));
  Life life;
  for (Need need = match->need(); need.kind != NeedKind::finished; need = match->need()) {
    if (need.kind == NeedKind::bout) {
      EXPECT_TRUE(match->choose(boxed(*match, random)));
      ++life.bouts;
    } else if (need.kind == NeedKind::choice) {
      EXPECT_TRUE(match->choose(match->legal(need)[guide->decide(*match->brief(need), random.bits(), {})]));
    } else {
      fc::test::answer_at_random(*match, random);
    }
  }
  for (const Event& event : match_of<Rules>(*match).events()) {
    life.titles += std::holds_alternative<TitleWon>(event) ? 1 : 0;
    life.defences += std::holds_alternative<TitleDefended>(event) ? 1 : 0;
  }
  return life;
}

TEST(WholeCareer, leads_from_the_new_boxer_to_a_title_that_is_defended) {
  Life together;
  for (int seed = 0; seed < 4 && together.defences == 0; ++seed) {
    const Life life = lived(seed);
    together.bouts += life.bouts;
    together.titles += life.titles;
    together.defences += life.defences;
  }
  EXPECT_GT(together.bouts, 40);
  EXPECT_GE(together.titles, 1);
  EXPECT_GE(together.defences, 1);
}

}  // namespace
}  // namespace fc::dice_boxing_career
