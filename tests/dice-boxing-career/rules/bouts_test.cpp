// The bouts inside a career are bouts of DICE Boxing: what comes of one is an outcome that the career takes. Source:
// rules/dice-boxing/rules.md, 6.5, 7.3.
#include <gtest/gtest.h>

#include "library/dice-boxing/game.h"
#include "rules/dice-boxing-career/rules.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

using dice_boxing::EndReason;
using dice_boxing::Method;

struct ChancePlayer {
  Random random;

  int die(const Die& die) { return throw_die(random, die); }
  dice_boxing::Choice choose(dice_boxing::Decision /*decision*/, const dice_boxing::Choices& legal) {
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

dice_boxing::Setup awaited(const Setup& setup, const State& state) {
  return fc::test::must(dice_boxing::read_setup(our_men(), bout_setup(setup, state)));
}

/// The career waits for its first bout.
State before_first_bout(const Setup& setup) {
  State state = Rules::opening(setup);
  play(setup, state, {"done"});
  return state;
}

dice_boxing::State ended(Method method, bool has_winner, Corner winner) {
  dice_boxing::State end;
  end.phase = dice_boxing::Phase::finished;
  end.end = {.method = method, .reason = EndReason::cards, .has_winner = has_winner, .winner = winner};
  return end;
}

TEST(DiceBoxingCareerBouts, fought_by_the_game_below_give_outcomes_that_are_taken) {
  const auto setup = setup_of("heavyweight", R"({"max_fights":40})");
  Climber climber{.random = Random(1)};
  State state = Rules::opening(setup);
  int bouts = 0;
  bool goes_on = true;
  while (goes_on) {
    if (Rules::need(setup, state).kind != NeedKind::bout) {
      goes_on = climber.answer(setup, state, NoEvents());
      continue;
    }
    const dice_boxing::Setup bout = awaited(setup, state);
    dice_boxing::State end = dice_boxing::Rules::opening(bout);
    dice_boxing::Rules::play_out(bout, end, ChancePlayer{climber.random}, NoEvents());
    climber.random.bits();
    const Result<void> taken = Rules::choose(setup, state, Rules::result_of(setup, state, bout, end), NoEvents());
    ASSERT_TRUE(taken) << one_line(taken.error());
    ++bouts;
  }
  EXPECT_EQ(bouts, state.fights());
  EXPECT_GT(bouts, 3);
}

TEST(DiceBoxingCareerBouts, are_between_your_man_in_red_and_the_opponent_in_blue) {
  const auto setup = setup_of("heavyweight", "{}");
  const State state = before_first_bout(setup);
  const dice_boxing::Setup bout = awaited(setup, state);
  EXPECT_EQ(bout.card(Corner::red), own_card(setup, state));
  EXPECT_EQ(bout.card(Corner::blue), setup.man(man_at(state, 50)).card);
  EXPECT_EQ(bout.options.rounds, 6) << "two men below #40";
  const Deciders deciders = Rules::deciders(setup, state);
  ASSERT_EQ(deciders.size(), 2U);
  EXPECT_EQ(deciders[0], 0);
  EXPECT_EQ(deciders[1], no_seat);
}

TEST(DiceBoxingCareerBouts, grow_longer_with_the_better_rank_of_the_two) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = before_first_bout(setup);
  for (const auto& [rank, rounds] : {std::pair{41, 8}, std::pair{31, 10}, std::pair{11, 12}, std::pair{1, 12}}) {
    climb_to(setup, state, rank);
    EXPECT_EQ(schedules::rounds_against(setup, state, man_at(state, rank - 1)), rounds) << rank;
  }
}

TEST(DiceBoxingCareerBouts, end_in_one_of_nine_ways) {
  const dice_boxing::Setup fought = awaited(setup_of("heavyweight", "{}"), before_first_bout(setup_of("heavyweight", "{}")));
  const auto outcome = [&](Method method, bool has_winner, Corner winner) {
    return result_of(fought, ended(method, has_winner, winner), true);
  };
  EXPECT_EQ(outcome(Method::ko, true, Corner::red), Outcome::win_ko);
  EXPECT_EQ(outcome(Method::tko, true, Corner::red), Outcome::win_tko);
  EXPECT_EQ(outcome(Method::decision, true, Corner::red), Outcome::win_decision);
  EXPECT_EQ(outcome(Method::technical_decision, true, Corner::blue), Outcome::loss_decision);
  EXPECT_EQ(outcome(Method::disqualification, true, Corner::red), Outcome::win_disqualification);
  EXPECT_EQ(outcome(Method::disqualification, true, Corner::blue), Outcome::loss_disqualification);
  EXPECT_EQ(outcome(Method::ko, true, Corner::blue), Outcome::loss_ko);
  EXPECT_EQ(outcome(Method::tko, true, Corner::blue), Outcome::loss_tko);
  EXPECT_EQ(outcome(Method::draw, false, Corner::red), Outcome::draw);
  EXPECT_EQ(outcome(Method::technical_draw, false, Corner::red), Outcome::draw);
}

TEST(DiceBoxingCareerBouts, drawn_in_a_tourney_go_to_the_better_cards_then_to_the_stronger_man_then_to_the_first) {
  const auto setup = setup_of("heavyweight", "{}");
  dice_boxing::Setup fought = awaited(setup, before_first_bout(setup));
  dice_boxing::State drawn = ended(Method::draw, false, Corner::red);
  const auto rated = [&fought](std::size_t corner, int control, int adjustment) {
    fought.cards[corner].ratings.control = static_cast<std::int16_t>(control);
    fought.cards[corner].ratings.adjustment = static_cast<std::int16_t>(adjustment);
  };
  fought.favourite = Corner::red;
  rated(0, 74, -5);
  rated(1, 72, -13);
  EXPECT_EQ(result_of(fought, drawn, false), Outcome::loss_decision) << "79 against 85";
  rated(1, 72, -7);
  fought.favourite = Corner::blue;
  EXPECT_EQ(result_of(fought, drawn, false), Outcome::win_decision) << "79 against 79: the first of the pair";
  rated(0, 75, -5);
  EXPECT_EQ(result_of(fought, drawn, false), Outcome::win_decision) << "80 against 79";
  RoundScore round;
  round.fill({9, 10});
  round[0] = {10, 7};
  drawn.scorecard.push_back(round);
  rated(1, 90, -13);
  EXPECT_EQ(result_of(fought, drawn, false), Outcome::win_decision) << "28 points to 27";
}

TEST(DiceBoxingCareerBouts, take_nothing_that_cannot_come_of_them) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = before_first_bout(setup);
  const State before = state;
  for (const char* const word : {"done", "fight-on", "rank-50", "muhammad-ali", "buy-ko"}) {
    const Result<void> taken = Rules::choose(setup, state, *Rules::parse(word), NoEvents());
    ASSERT_FALSE(taken) << word;
    EXPECT_EQ(taken.error().code, FaultCode::illegal_choice);
    EXPECT_EQ(state, before);
  }
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
