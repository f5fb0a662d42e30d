// What the manager who looks ahead sees and the sensible one does not.
#include <gtest/gtest.h>

#include "bots/ringside-campaign/game.h"
#include "computers.h"

namespace fc::ringside_campaign::test {
namespace {

/// Two managers in the last week of a campaign, one man each; the asked one's man has just boxed.
State tired_in_week(const Setup& setup, int weeks_left) {
  Random random(6);
  State state = Rules::opening(setup);
  while (!is_asked(state, Decision::book) || state.meeting > 0) {
    EXPECT_TRUE(answer_as_computer(setup, state, random, NoEvents()));
  }
  state.weeks_left = static_cast<std::int16_t>(weeks_left);
  for (Man& man : state.men) {
    man.last_damage = 0;
  }
  const Person own = state.manager(state.asked.seat).stable[0];
  state.man(own).last_damage = 30;
  state.man(own).last_week = static_cast<std::int16_t>(state.week - 1);
  return state;
}

TEST(RingsideCampaignChampion, sends_a_tired_man_into_the_ring_when_there_is_no_time_left_to_rest) {
  const auto setup = setup_of(2, R"({"formation":"draft","stable_size":1,"weeks":12,"mandatory_weeks":0})");
  const State last = tired_in_week(setup, 1);
  EXPECT_EQ(managers_choice(setup, last), choice_of(Word::pass));
  EXPECT_EQ(Champion().answer(setup, last).word, Word::man) << "the loser is paid too";
}

TEST(RingsideCampaignChampion, retires_a_weak_man_while_a_new_one_has_time_to_rise) {
  const auto setup = setup_of(4, R"({"stable_size":4,"weeks":52})");
  Random random(7);
  State state = Rules::opening(setup);
  while (!is_asked(state, Decision::office)) {
    ASSERT_TRUE(answer_as_computer(setup, state, random, NoEvents()));
  }
  const Seat seat = state.asked.seat;
  Person weak = state.manager(seat).stable[1];
  weak = weak == state.ladder.champion ? state.manager(seat).stable[0] : weak;
  Man& man = state.man(weak);
  man.boxer.agility = 41;
  man.boxer.punches = {1, 1, 1, 1, 1, 1};
  man.streak = -3;
  EXPECT_EQ(Champion().answer(setup, state), choice_of(Word::retire, id_of(setup, weak)));
}

TEST(RingsideCampaignChampion, answers_the_same_whatever_he_was_asked_before) {
  const auto setup = setup_of(4, R"({"stable_size":3,"weeks":6,"formation":"draft"})");
  Random random(8);
  State state = Rules::opening(setup);
  Champion old_hand;
  int asked = 0;
  bool goes_on = true;
  while (goes_on) {
    if (state.asked.kind == NeedKind::choice && state.asked.seat == 1) {
      EXPECT_EQ(old_hand.answer(setup, state), Champion().answer(setup, state));
      ++asked;
    }
    goes_on = answer_as_computer(setup, state, random, NoEvents());
  }
  EXPECT_GT(asked, 20);
}

}  // namespace
}  // namespace fc::ringside_campaign::test
