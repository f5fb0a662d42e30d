// Every level gets further than the one below it. Source: rules/dice-boxing/rules.md, 10.3.
#include <gtest/gtest.h>

#include "bots/dice-boxing-career/bouts.h"
#include "bots/dice-boxing-career/game.h"
#include "bots/dice-boxing-career/manager.h"
#include "match/match_of.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

/// Mean best rank of so many careers.
double best_rank(Level level, int careers) {
  double sum = 0;
  for (int number = 0; number < careers; ++number) {
    const auto setup = setup_of("heavyweight", R"({"max_fights":40})", number);
    Random random(static_cast<std::uint64_t>(number));
    State state = Rules::opening(setup);
    while (state.phase != Phase::finished) {
      if (state.asked.kind == NeedKind::roll) {
        EXPECT_TRUE(Rules::roll(setup, state, throw_die(random, state.asked.die), NoEvents()));
      } else if (state.asked.kind == NeedKind::bout) {
        EXPECT_TRUE(Rules::choose(setup, state, choice_of(fought(setup, state, random)), NoEvents()));
      } else {
        EXPECT_TRUE(Rules::choose(setup, state, choice_at(level, setup, state, random), NoEvents()));
      }
    }
    sum += state.best;
  }
  return sum / careers;
}

TEST(DiceBoxingCareerLevels, get_further_the_higher_they_are) {
  constexpr int careers = 40;
  const double uniform = best_rank(Level::uniform, careers);
  const double novice = best_rank(Level::novice, careers);
  const double contender = best_rank(Level::contender, careers);
  const double champion = best_rank(Level::champion, careers);
  EXPECT_LT(novice, uniform - 1);
  EXPECT_LT(contender, novice - 1);
  EXPECT_LT(champion, contender - 1);
}

TEST(DiceBoxingCareerLevels, answer_briefs_with_what_is_legal_and_the_same_for_the_same_seed) {
  const auto setup = setup_of("heavyweight", R"({"mode":"free"})");
  State state = Rules::opening(setup);
  play(setup, state, {"done"});
  const BriefOf<Rules> brief(setup, state, state.asked, Rules::legal(setup, state, state.asked));
  for (const Level level : {Level::uniform, Level::novice, Level::contender, Level::champion}) {
    const auto guide = make_controller(level);
    const std::size_t answer = guide->decide(brief, 7, {});
    EXPECT_LT(answer, brief.legal_count());
    EXPECT_EQ(guide->decide(brief, 7, {}), answer);
  }
}

TEST(DiceBoxingCareerLevels, reckon_with_chances_that_fall_with_the_rank) {
  const auto setup = setup_of("heavyweight", "{}");
  const State state = Rules::opening(setup);
  Random random(3);
  Scout scout(setup, state, random, 60);
  const double weak = scout.chance_against(man_at(state, 50));
  EXPECT_GT(weak, scout.chance_against(man_at(state, 0)) + 0.1);
  EXPECT_EQ(weak, scout.chance_against(man_at(state, 50))) << "it is known now";
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
