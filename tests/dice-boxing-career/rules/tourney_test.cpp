// The tourney of the all-time greats. Source: rules/dice-boxing/rules.md, 6.8.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/dice-boxing-career/careers.h"

namespace fc::dice_boxing_career::test {
namespace {

constexpr const char* without_greats = R"({"all_time_greats":false})";

/// Champion, in the office.
State in_office(const Setup& setup) {
  State state = Rules::opening(setup);
  climb_to(setup, state, 0);
  play(setup, state, {"done"});
  return state;
}

TEST(DiceBoxingCareerTourney, is_for_champions_who_left_the_greats_out) {
  const auto with = setup_of("heavyweight", "{}");
  EXPECT_FALSE(tourneys::is_open(with, in_office(with)));
  const auto without = setup_of("heavyweight", without_greats);
  EXPECT_TRUE(tourneys::is_open(without, in_office(without)));
  EXPECT_FALSE(tourneys::is_open(without, Rules::opening(without)));
}

TEST(DiceBoxingCareerTourney, asks_the_seven_men_of_old_who_stand_highest) {
  const auto setup = setup_of("heavyweight", without_greats);
  const auto field = tourneys::draw(setup);
  EXPECT_EQ(field[0], you);
  EXPECT_EQ(std::set<Person>(field.begin(), field.end()).size(), tourney_men);
  int lowest = 1000;
  for (std::size_t place = 1; place < field.size(); ++place) {
    const Man& man = setup.man(field[place]);
    EXPECT_TRUE(man.real && !man.is_active()) << man.id.text();
    lowest = std::min(lowest, man.standing());
  }
  for (std::size_t place = 0; place < setup.men.size(); ++place) {
    const Man& man = setup.men[place];
    const bool is_in = std::ranges::find(field, static_cast<Person>(place)) != field.end();
    EXPECT_TRUE(is_in || !man.real || man.is_active() || man.standing() <= lowest) << man.id.text();
  }
}

TEST(DiceBoxingCareerTourney, goes_over_three_rounds_of_pairs) {
  const auto setup = setup_of("heavyweight", without_greats);
  State state = in_office(setup);
  const int rank_before = own_rank(state);
  const Person last = state.opponent;
  play(setup, state, {"greats-tourney"});
  const auto field = state.tourney.field;
  EXPECT_EQ(state.opponent, field[1]);
  EXPECT_EQ(schedules::rounds_of_bout(setup, state), 12);
  EXPECT_EQ(Rules::legal(setup, state, state.asked).size(), outcome_count - 1) << "no draw";
  // The lower die is the first man's.
  play(setup, state, {"win-ko"}, {0, 99, 0});
  EXPECT_EQ(state.opponent, field[2]);
  EXPECT_EQ(state.tourney.field[2], field[5]);
  EXPECT_EQ(state.tourney.field[3], field[6]);
  play(setup, state, {"win-decision"}, {99});
  EXPECT_EQ(state.opponent, field[6]);
  play(setup, state, {"win-tko"});
  EXPECT_EQ(state.tourney.wins, std::uint8_t{3});
  EXPECT_EQ(state.opponent, last);
  EXPECT_EQ(own_rank(state), rank_before) << "the ladder knows nothing of it";
  play(setup, state, {"done"});
  EXPECT_FALSE(tourneys::is_open(setup, state)) << "once";
}

TEST(DiceBoxingCareerTourney, is_over_with_the_first_loss_which_counts_in_the_record_alone) {
  const auto setup = setup_of("heavyweight", without_greats);
  State state = in_office(setup);
  const int losses_before = state.losses_in_a_row;
  play(setup, state, {"greats-tourney", "loss-ko"});
  EXPECT_EQ(state.tourney.wins, std::uint8_t{0});
  EXPECT_EQ(state.record.ko_losses, 1);
  EXPECT_EQ(state.losses_in_a_row, losses_before);
  EXPECT_EQ(state.phase, Phase::upgrade);
}

TEST(DiceBoxingCareerTourney, gives_the_better_man_three_in_a_hundred_a_point) {
  const auto setup = setup_of("heavyweight", without_greats);
  State state = in_office(setup);
  play(setup, state, {"greats-tourney", "win-ko"});
  const Person first = state.tourney.field[2];
  const Person second = state.tourney.field[3];
  const int difference = setup.man(first).standing() - setup.man(second).standing();
  const int chance = std::clamp(50 + 3 * difference, 5, 95);
  EXPECT_EQ(tourneys::chance_of(setup, first, second), chance);
  const RollCall call = Rules::roll_call(setup, state);
  EXPECT_TRUE(call.succeeds(chance - 1));
  EXPECT_FALSE(call.succeeds(chance));
  EXPECT_EQ(call.seat, no_seat);
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
