// What a roll is called for with: the terms of every sum, and the figures of the rules' own example.
#include <gtest/gtest.h>

#include <numeric>

#include "any_bout.h"

namespace fc::dice_boxing {
namespace {

using test::ours;
using test::play;

Setup ali_against_tyson(const Options& options) {
  return agreed(ours().card(*ours().find("muhammad-ali")), ours().card(*ours().find("mike-tyson")), options, ours().charts);
}

/// Plays dice from the opening on.
State after_dice(const Setup& setup, std::initializer_list<int> dice) {
  State state = Rules::opening(setup);
  for (const int face : dice) {
    EXPECT_TRUE(Rules::roll(setup, state, face, NoEvents{}));
  }
  return state;
}

int sum_of_parts(const RollCall& call) {
  return std::accumulate(call.parts.begin(), call.parts.end(), 0,
                         [](int sum, const Modifier& part) { return sum + part.amount; });
}

int term(const RollCall& call, Reason reason) {
  for (const Modifier& part : call.parts) {
    if (part.reason == static_cast<std::uint8_t>(reason)) {
      return part.amount;
    }
  }
  return 0;
}

/// What a call is for, seen before each die of a random bout.
template <class Look>
void at_every_call(Look look) {
  play([&look](const Setup& setup, const State& before, const State&, const std::vector<Event>&) {
    if (question(before).kind == NeedKind::roll) {
      look(setup, before, Rules::roll_call(setup, before));
    }
  });
}

RC_GTEST_PROP(DiceBoxingTerms, add_up_to_the_end_of_the_bar, ()) {
  at_every_call([](const Setup&, const State& state, const RollCall& call) {
    RC_ASSERT(call.left_out == 0);
    const Ranges& thrower = state.boxer(state.thrower).ranges;
    if (state.phase == Phase::control) {
      RC_ASSERT(sum_of_parts(call) == state.boxer(state.roller).ranges.control_to);
      RC_ASSERT(call.target == sum_of_parts(call));
    } else if (state.phase == Phase::punch) {
      const bool free = state.free_punch != FreePunch::none;
      RC_ASSERT(sum_of_parts(call) == (free ? thrower.free_punches_to : thrower.punches_to));
      RC_ASSERT(call.target == sum_of_parts(call));
    } else if (state.phase == Phase::result) {
      RC_ASSERT(sum_of_parts(call) == faces - thrower.kd_from);
      RC_ASSERT(call.target == thrower.kd_from);
    } else if (state.phase == Phase::knockdown) {
      RC_ASSERT(sum_of_parts(call) == state.boxer(other(state.thrower)).ranges.chin);
    } else {
      RC_ASSERT(call.parts.empty());
    }
  });
}

RC_GTEST_PROP(DiceBoxingTerms, stand_once_each_and_are_never_0, ()) {
  at_every_call([](const Setup&, const State&, const RollCall& call) {
    std::array<int, reason_count> seen{};
    for (const Modifier& part : call.parts) {
      RC_ASSERT(part.amount != 0);
      RC_ASSERT(++seen[part.reason] == 1);
    }
  });
}

RC_GTEST_PROP(DiceBoxingTerms, tell_whether_a_punch_lands_and_a_man_is_down, ()) {
  play([](const Setup& setup, const State& before, const State& after, const std::vector<Event>& events) {
    if (before.phase != Phase::punch && before.phase != Phase::result) {
      return;
    }
    const RollCall call = Rules::roll_call(setup, before);
    const auto rolled = test::all_of_kind<Rolled>(events);
    RC_ASSERT(rolled.size() == 1U);
    RC_ASSERT(rolled[0].call == call);
    const bool succeeded =
        before.phase == Phase::punch ? after.phase == Phase::result : !test::all_of_kind<KnockedDown>(events).empty();
    RC_ASSERT(call.succeeds(rolled[0].value) == succeeded);
  });
}

TEST(DiceBoxingTerms, are_the_sums_of_the_tale_of_the_tape) {
  const auto setup = ali_against_tyson({.strategies = false});
  const RollCall control = Rules::roll_call(setup, after_dice(setup, {}));
  EXPECT_EQ(term(control, Reason::rating), 71);
  EXPECT_EQ(term(control, Reason::opponents_rating), -11);
  EXPECT_EQ(control.target, 60);
  const RollCall punch = Rules::roll_call(setup, after_dice(setup, {54}));
  EXPECT_EQ(term(punch, Reason::rating), 52);
  EXPECT_EQ(term(punch, Reason::opponents_rating), 3);
  EXPECT_EQ(punch.target, 55);
  const RollCall result = Rules::roll_call(setup, after_dice(setup, {54, 42}));
  EXPECT_EQ(term(result, Reason::rating), 7);
  EXPECT_EQ(term(result, Reason::opponents_rating), -4);
  EXPECT_EQ(result.target, 97);
  const RollCall count = Rules::roll_call(setup, after_dice(setup, {54, 42, 97}));
  EXPECT_EQ(term(count, Reason::rating), -4);
  EXPECT_EQ(count.target, 70) << "counted out from 70";
  EXPECT_EQ(count.seat, 1) << "the man who is down";
}

TEST(DiceBoxingTerms, name_the_column_of_a_chart) {
  const auto setup = ali_against_tyson({.strategies = false});
  EXPECT_EQ(Rules::roll_call(setup, after_dice(setup, {6, 3})).target, setup.card(Corner::red).ratings.foul);
  EXPECT_EQ(Rules::roll_call(setup, after_dice(setup, {6, 90})).target, static_cast<int>(CutColumn::power_4_5));
  EXPECT_EQ(Rules::roll_call(setup, after_dice(setup, {6, 96, 94})).target, static_cast<int>(CutColumn::butt));
  const RollCall doctor = Rules::roll_call(setup, after_dice(setup, {6, 96, 98}));
  EXPECT_EQ(doctor.target, 39);
  EXPECT_EQ(doctor.seat, no_seat);
}

TEST(DiceBoxingTerms, of_a_rule_that_leaves_one_knockdown_number_are_told_with_it) {
  auto setup = ali_against_tyson({.strategies = false});
  BoxerCard weak = setup.card(Corner::red);
  weak.ratings.kd = 3;
  BoxerCard iron = setup.card(Corner::blue);
  iron.ratings.chin = -9;
  setup = agreed(weak, iron, setup.options, setup.charts);
  const RollCall result = Rules::roll_call(setup, after_dice(setup, {54, 42}));
  EXPECT_EQ(result.target, 99);
  EXPECT_EQ(term(result, Reason::limit), 7) << "3 - 9 and the one that stays";
}

TEST(DiceBoxingTerms, let_the_three_judges_dice_fall_together) {
  const auto setup = ali_against_tyson({.strategies = false});
  State state = Rules::opening(setup);
  ASSERT_TRUE(Rules::roll(setup, state, 6, NoEvents{}));
  ASSERT_TRUE(Rules::roll(setup, state, 96, NoEvents{}));
  ASSERT_TRUE(Rules::roll(setup, state, 96, NoEvents{})) << "the early bell";
  for (const int more : {2, 1, 0}) {
    const Need need = Rules::need(setup, state);
    EXPECT_EQ(Rules::topic_name(need), "judge");
    EXPECT_EQ(need.more_dice, more);
    ASSERT_TRUE(Rules::roll(setup, state, 50, NoEvents{}));
  }
  EXPECT_EQ(state.round, 2);
}

}  // namespace
}  // namespace fc::dice_boxing
