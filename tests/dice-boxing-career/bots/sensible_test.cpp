// The sensible player of the calibration answers as section 9.4 says.
#include <gtest/gtest.h>

#include "bots/dice-boxing-career/game.h"
#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

std::string answer_to(const Setup& setup, const State& state) { return Rules::notation(sensible_choice(setup, state)); }

/// At the top of everything that strength counts.
void perfect(State& state) {
  state.ratings = {.control = 74,
                   .adjustment = -13,
                   .power = 10,
                   .stamina = 140,
                   .recovery = 6,
                   .ko = 95,
                   .kd = 10,
                   .chin = -9,
                   .foul = 95,
                   .punches = 55,
                   .defense = -5};
  state.points = 0;
}

TEST(DiceBoxingCareerSensiblePlayer, adds_strength_up_by_the_card) {
  const State state = Rules::opening(setup_of("heavyweight", "{}"));
  EXPECT_EQ(strength_of(state.ratings), 2 * 30 + 2 * 37 + 2 * 3 + 2 * (state.ratings.kd + 2) + 10);
}

TEST(DiceBoxingCareerSensiblePlayer, buys_what_is_worth_most_for_its_price_and_waits_for_it) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = Rules::opening(setup);
  EXPECT_EQ(answer_to(setup, state), "buy-control") << "30 for 10 points";
  play(setup, state, {"buy-control", "buy-control", "buy-control"});
  // Control is 30 for 19 now, adjustment 30 for 15.
  EXPECT_EQ(answer_to(setup, state), "buy-adjustment");
  state.points = 14;
  EXPECT_EQ(answer_to(setup, state), "done") << "though he could pay control";
}

TEST(DiceBoxingCareerSensiblePlayer, reads_the_chart_when_he_is_ahead_of_the_men_above) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = Rules::opening(setup);
  climb_to(setup, state, 40);
  play(setup, state, {"done", "fight-on"});
  ASSERT_EQ(Rules::topic_name(state.asked), "next-fight");
  EXPECT_EQ(answer_to(setup, state), "next-in-line");
  perfect(state);
  EXPECT_EQ(answer_to(setup, state), "chart");
  state.rematch_open = true;
  EXPECT_EQ(answer_to(setup, state), "next-in-line") << "with a rematch in the list";
}

TEST(DiceBoxingCareerSensiblePlayer, takes_the_better_offer_only_when_he_is_well_ahead) {
  const auto setup = setup_of("heavyweight", "{}");
  State state = Rules::opening(setup);
  climb_to(setup, state, 36);
  play(setup, state, {"done", "fight-on", "chart"}, {85});
  ASSERT_EQ(Rules::topic_name(state.asked), "offer");
  EXPECT_EQ(answer_to(setup, state), "rank-33");
  perfect(state);
  EXPECT_EQ(answer_to(setup, state), "rank-31");
}

TEST(DiceBoxingCareerSensiblePlayer, never_retires) {
  const auto setup = setup_of("heavyweight", R"({"all_time_greats":false})");
  State state = Rules::opening(setup);
  climb_to(setup, state, 0);
  play(setup, state, {"done"});
  ASSERT_EQ(Rules::legal(setup, state, state.asked).size(), 3U);
  EXPECT_EQ(answer_to(setup, state), "fight-on");
  Random random(1);
  EXPECT_EQ(Rules::notation(keen_choice(setup, state, random)), "greats-tourney");
}

TEST(DiceBoxingCareerSensiblePlayer, meets_at_will_whom_he_is_well_ahead_of) {
  const auto setup = setup_of("heavyweight", R"({"mode":"free"})");
  State state = Rules::opening(setup);
  play(setup, state, {"done"});
  const auto strength_met = [&] {
    return strength_of(setup.man(person_of(setup, sensible_choice(setup, state).man)).card.ratings);
  };
  int weakest = 1000;
  for (const Man& man : setup.men) {
    weakest = std::min(weakest, strength_of(man.card.ratings));
  }
  EXPECT_TRUE(strength_met() == weakest || strength_met() <= strength_of(state.ratings) - 4);
  perfect(state);
  EXPECT_GT(strength_met(), weakest);
  EXPECT_LE(strength_met(), strength_of(state.ratings) - 4);
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
