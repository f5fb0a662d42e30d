// Every level gets further than the one below it. Source: rules/dice-boxing/rules.md, 10.3.
#include <gtest/gtest.h>

#include "bots/dice-boxing-career/game.h"
#include "match/match_of.h"
#include "rules/dice-boxing-career/ladder.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

/// A whole career, guided by one of this level.
State lived(const Setup& setup, Level level, int seed) {
  Random random(static_cast<std::uint64_t>(seed));
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
  return state;
}

/// Mean best rank of so many careers.
double best_rank(Level level, int careers) {
  double sum = 0;
  for (int number = 0; number < careers; ++number) {
    sum += lived(setup_of("heavyweight", R"({"max_fights":40})", number), level, number).best;
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

TEST(DiceBoxingCareerLevels, stop_in_a_life_before_it_stops_them) {
  for (const Level level : {Level::novice, Level::contender, Level::champion}) {
    int by_choice = 0;
    for (int number = 0; number < 20; ++number) {
      const auto setup = setup_of("heavyweight", R"({"life":true})", number);
      by_choice += lived(setup, level, number).retired == Retirement::choice ? 1 : 0;
    }
    EXPECT_GE(by_choice, 12) << static_cast<int>(level);
  }
  EXPECT_NE(lived(setup_of("heavyweight", "{}"), Level::champion, 1).retired, Retirement::choice) << "never by the book";
}

TEST(DiceBoxingCareerLevels, go_on_while_age_takes_nothing_and_while_they_are_ahead) {
  const auto setup = setup_of("heavyweight", R"({"life":true})");
  State state = Rules::opening(setup);
  play(setup, state, {"done", "win-ko", "done"});
  ladders::move(state, you, 0);
  state.defences = 0;
  state.record.wins = 40;
  EXPECT_TRUE(is_time_to_go(Level::contender, setup, state)) << "a champion with a newcomer's card";
  state.ratings.control = 74;
  state.ratings.adjustment = -13;
  state.ratings.punches = 55;
  state.ratings.chin = -9;
  state.ratings.kd = 12;
  state.ratings.power = 10;
  EXPECT_FALSE(is_time_to_go(Level::contender, setup, state));
  state.losses_in_a_row = 2;
  EXPECT_TRUE(is_time_to_go(Level::novice, setup, state));
  state.record.wins = 5;
  EXPECT_FALSE(is_time_to_go(Level::novice, setup, state)) << "he is young";
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
