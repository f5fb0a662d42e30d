// What answers of a career say about whoever gives them.
#include "library/dice-boxing-career/game.h"

#include <gtest/gtest.h>

#include "library/words.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

/// The answer's key without the beginning that all have; empty: it says nothing.
std::string said(const Setup& setup, const State& state, const char* word) {
  const std::vector<Habit> habits = habits_of(setup, state, *Rules::parse(word));
  return habits.empty() ? std::string() : habits[0].question + " " + habits[0].answer;
}

TEST(DiceBoxingCareerHabits, are_what_he_trains_and_whom_he_meets) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = Rules::opening(setup);
  EXPECT_EQ(said(setup, state, "buy-ko"), "dice-boxing-career.habit.trains dice-boxing.rating.ko");
  EXPECT_EQ(said(setup, state, "buy-cover-up"), "dice-boxing-career.habit.trains dice-boxing.strategy.cover-up");
  EXPECT_EQ(said(setup, state, "done"), "");
  climb_to(setup, state, 36);
  play(setup, state, {"done", "fight-on"});
  EXPECT_EQ(said(setup, state, "chart"), "dice-boxing-career.habit.meets dice-boxing-career.habit.chart");
  play(setup, state, {"chart"}, {85});
  EXPECT_EQ(said(setup, state, "rank-33"), "dice-boxing-career.habit.takes dice-boxing-career.habit.easier");
  EXPECT_EQ(said(setup, state, "rank-31"), "dice-boxing-career.habit.takes dice-boxing-career.habit.better");
  play(setup, state, {"rank-31"});
  EXPECT_EQ(said(setup, state, "win-ko"), "") << "the bout decides that";
}

TEST(DiceBoxingCareerHabits, have_words_in_both_languages) {
  const auto setup = setup_of("heavyweight", "{}");
  for (const char* const language : {"en", "fr"}) {
    const Words words = fc::test::must(Words::load(fc::test::data_folder(), language));
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      Climber climber{.random = Random(seed), .wins = 7};
      State state = Rules::opening(setup);
      do {
        const Need need = Rules::need(setup, state);
        for (const Choice& choice : Rules::legal(setup, state, need)) {
          for (const Habit& habit : habits_of(setup, state, choice)) {
            EXPECT_TRUE(words.has(habit.question)) << habit.question;
            EXPECT_TRUE(words.has(habit.answer)) << habit.answer;
            EXPECT_EQ(habit.seat, 0);
          }
        }
      } while (climber.answer(setup, state, NoEvents()));
    }
  }
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
