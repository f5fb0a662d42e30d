// What a roll is called for with: the terms of every sum, and the dice that fall together.
#include <gtest/gtest.h>

#include <numeric>

#include "any_bout.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

using test::all_of_kind;
using test::play;

int sum_of_parts(const RollCall& call) {
  return std::accumulate(call.parts.begin(), call.parts.end(), 0,
                         [](int sum, const Modifier& part) { return sum + part.amount; });
}

RC_GTEST_PROP(TheRingTerms, add_up_to_the_target_and_stand_once_each, ()) {
  play([](const Setup&, const State&, const State&, const std::vector<Event>& events) {
    for (const Rolled& rolled : all_of_kind<Rolled>(events)) {
      RC_ASSERT(rolled.call.left_out == 0);
      RC_ASSERT(rolled.call.target == sum_of_parts(rolled.call));
      RC_ASSERT(rolled.call.die.has(rolled.value));
      std::array<int, reason_count> seen{};
      for (const Modifier& part : rolled.call.parts) {
        RC_ASSERT(part.amount != 0);
        RC_ASSERT(++seen[part.reason] == 1);
      }
    }
  });
}

/// The dice of one roll fall together: 3, 2 or 1 of them, and only the last of those on a table has terms.
RC_GTEST_PROP(TheRingTerms, come_with_the_last_of_the_dice_that_fall_together, ()) {
  play([](const Setup&, const State&, const State&, const std::vector<Event>& events) {
    int more = 0;
    for (const Rolled& rolled : all_of_kind<Rolled>(events)) {
      const bool judge = rolled.call.purpose == static_cast<std::uint8_t>(Purpose::judge);
      RC_ASSERT(judge || more == 0 || rolled.call.more_dice == more - 1);
      RC_ASSERT(judge || rolled.call.more_dice == 0 || rolled.call.parts.empty());
      more = rolled.call.more_dice;
    }
  });
}

RC_GTEST_PROP(TheRingTerms, tell_what_comes_of_a_roll_against_a_number, ()) {
  play([](const Setup&, const State&, const State&, const std::vector<Event>& events) {
    const auto rolls = all_of_kind<Rolled>(events);
    if (rolls.empty()) {
      return;
    }
    const Rolled& last = rolls.back();
    const bool succeeds = last.call.succeeds(last.value);
    for (const TieUpRead& read : all_of_kind<TieUpRead>(events)) {
      RC_ASSERT(read.holds == succeeds);
    }
    for (const CounterRead& read : all_of_kind<CounterRead>(events)) {
      RC_ASSERT(read.end != CounterEnd::lands || succeeds);
      RC_ASSERT(read.end != CounterEnd::fails || !succeeds);
    }
    for (const CountRead& read : all_of_kind<CountRead>(events)) {
      RC_ASSERT((read.cell.count == Count::up) == succeeds || read.row == 0 || read.row == highest_row);
    }
    for (const PossibleCutRead& read : all_of_kind<PossibleCutRead>(events)) {
      RC_ASSERT(read.opens == succeeds);
    }
    for (const CutChecked& read : all_of_kind<CutChecked>(events)) {
      RC_ASSERT(read.stops == succeeds);
    }
    for (const CornerWorked& read : all_of_kind<CornerWorked>(events)) {
      RC_ASSERT(read.closes == succeeds);
    }
  });
}

TEST(TheRingTerms, throw_column_red_and_green_together) {
  the_ring::Setup setup;
  const BoxerCard& card = test::ours().find("standard-heavyweight")->card();
  setup.cards = {card, card};
  setup.city = neutral_city;
  setup.referee = neutral_referee;
  setup.charts = test::ours().charts;
  State state = Rules::opening(setup);
  const NoEvents nobody;
  ASSERT_TRUE(Rules::choose(setup, state, choice_of(Strategy::box), nobody));
  ASSERT_TRUE(Rules::choose(setup, state, choice_of(Strategy::body), nobody));
  constexpr std::array<std::string_view, 3> names{"basic-column", "basic-red", "basic-green"};
  for (int die = 0; die < 3; ++die) {
    const RollCall call = Rules::roll_call(setup, state);
    EXPECT_EQ(Rules::topic_name(Rules::need(setup, state)), names[static_cast<std::size_t>(die)]);
    EXPECT_EQ(call.more_dice, 2 - die);
    EXPECT_EQ(call.seat, 1) << "Body is more aggressive";
    EXPECT_EQ(call.die, die == 0 ? d3 : d6);
    if (die == 2) {
      EXPECT_EQ(call.target, 1) << "Body 4 against DEF 3";
    }
    ASSERT_TRUE(Rules::roll(setup, state, 2, nobody));
  }
}

}  // namespace
}  // namespace fc::the_ring
