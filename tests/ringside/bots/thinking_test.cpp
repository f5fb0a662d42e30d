// The champion's tools: the outlook between rounds, and trying answers out.
#include <gtest/gtest.h>

#include "bots/ringside/outlook.h"
#include "bots/seat_controller.h"
#include "bouts.h"

namespace fc::ringside {
namespace {

State after_round(const Setup& setup, int round, int red, int blue) {
  State state = Rules::opening(setup);
  state.round = static_cast<std::uint8_t>(round + 1);
  state.boxers[0].endurance = static_cast<std::int16_t>(red);
  state.boxers[1].endurance = static_cast<std::int16_t>(blue);
  return state;
}

std::size_t think(const Setup& setup, const State& state, std::string_view instinctive, const std::stop_token& stop = {}) {
  const Instinct instinct(setup);
  const Outlook outlook(setup, instinct);
  const BriefOf<Rules> brief = test::brief_of(setup, state, Rules::need(setup, state));
  const std::size_t answer = answer_index(brief, *Rules::parse(instinctive));
  return best_answer(brief, answer, instinct, outlook, {.rollouts = 6'000}, 11, stop);
}

/// The last turn of the last round, blue has to choose a tactic and leads by a hair.
State last_turn(const Setup& setup) {
  State state = Rules::opening(setup);
  state.round = static_cast<std::uint8_t>(setup.rounds);
  state.turn = turns_in_a_round;
  state.has_attacker = true;
  state.phase = Phase::tactic;
  state.boxers[1].damage = 1;
  return state;
}

TEST(Outlook, equal_men_are_even_before_every_round) {
  const auto setup = test::bout_of(test::average, test::average, 8);
  const Outlook outlook(setup, Instinct(setup));
  for (int round = 1; round < 8; ++round) {
    EXPECT_NEAR(outlook.red_wins(after_round(setup, round, 40, 40)), 0.5, 0.1) << round;
  }
}

TEST(Outlook, more_endurance_and_more_points_are_better) {
  const auto setup = test::bout_of(test::average, test::average, 8);
  const Outlook outlook(setup, Instinct(setup));
  const double even = outlook.red_wins(after_round(setup, 5, 30, 30));
  EXPECT_GT(outlook.red_wins(after_round(setup, 5, 50, 30)), even + 0.05);
  EXPECT_LT(outlook.red_wins(after_round(setup, 5, 30, 50)), even - 0.05);
  State ahead = after_round(setup, 5, 30, 30);
  ahead.boxers[0].points = 3;
  EXPECT_GT(outlook.red_wins(ahead), even + 0.05);
}

TEST(Outlook, an_ended_bout_is_worth_its_result) {
  const auto setup = test::bout_of(test::average, test::average, 1);
  const Outlook outlook(setup, Instinct(setup));
  State state = Rules::opening(setup);
  state.phase = Phase::finished;
  EXPECT_EQ(outlook.red_wins(state), 0.5);
  state.has_winner = true;
  state.winner = Corner::red;
  EXPECT_EQ(outlook.red_wins(state), 1.0);
  state.winner = Corner::blue;
  EXPECT_EQ(outlook.red_wins(state), 0.0);
}

TEST(Rollouts, a_leader_hides_in_the_last_turn_although_his_instinct_would_not) {
  const auto setup = test::bout_of(test::average, test::average, 3);
  const State state = last_turn(setup);
  const std::size_t answer = think(setup, state, "no-tactic");
  EXPECT_EQ(Rules::notation(Rules::legal(setup, state, Rules::need(setup, state))[answer]), "backpedal");
}

TEST(Rollouts, answers_that_make_no_difference_leave_the_instinct_alone) {
  auto setup = test::bout_of(test::average, test::average, 3);
  State state = last_turn(setup);
  state.boxers[1].damage = 90;  // neither answer can change who wins the round, and nobody is near his end
  state.phase = Phase::rush;
  EXPECT_EQ(think(setup, state, "no-rush"), 0U);
}

TEST(Rollouts, a_stop_ends_the_thinking_with_the_instincts_answer) {
  const auto setup = test::bout_of(test::average, test::average, 3);
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(think(setup, last_turn(setup), "no-tactic", source.get_token()), 0U);
}

}  // namespace
}  // namespace fc::ringside
