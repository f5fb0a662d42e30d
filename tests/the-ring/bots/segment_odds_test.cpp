// What is reckoned of a segment against segments that are boxed.
#include "bots/the-ring/segment_odds.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bouts.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

constexpr std::array<Strategy, strategy_count> all_strategies{Strategy::body,        Strategy::load_up, Strategy::box,
                                                              Strategy::work_on_cut, Strategy::outside, Strategy::tie_up};

/// One segment of these strategies on from a state that asks for them.
State boxed(const Setup& setup, const State& before, Strategy red, Strategy blue, std::uint64_t seed) {
  test::SensibleBout bout{.setup = &setup, .state = before, .random = Random(seed)};
  bout.choose(red);
  bout.choose(blue);
  while (bout.state.segment == before.segment && bout.state.phase != Phase::strategy_red &&
         bout.state.phase != Phase::time) {
    bout.go_on();
  }
  return bout.state;
}

/// Sums over all that may happen.
Part sum_of(const Happenings& happenings) {
  Part sum;
  for (const Part& part : happenings.parts) {
    sum.add(part, 1);
  }
  return sum;
}

void expect_as_boxed(const Setup& setup, const State& before, Strategy red, Strategy blue) {
  constexpr int segments = 4'000;
  const Happenings reckoned = SegmentOdds(setup, before).segment(red, blue);
  const Part all = sum_of(reckoned);
  EXPECT_NEAR(all.chance + reckoned.won[0] + reckoned.won[1], 1, 1e-9);
  Part seen;
  std::array<double, 2> won{};
  for (int segment = 0; segment < segments; ++segment) {
    const State after = boxed(setup, before, red, blue, static_cast<std::uint64_t>(segment));
    if (after.phase == Phase::time) {
      won[fc::index_of(after.end.winner)] += 1.0 / segments;
      continue;
    }
    Part one{.chance = 1};
    one.score(Corner::red, after.boxers[0].points - before.boxers[0].points);
    one.score(Corner::blue, after.boxers[1].points - before.boxers[1].points);
    one.downs = after.boxers[1].down - before.boxers[1].down - after.boxers[0].down + before.boxers[0].down;
    one.lose_stamina(Corner::red, before.boxers[0].stm - after.boxers[0].stm);
    one.lose_stamina(Corner::blue, before.boxers[1].stm - after.boxers[1].stm);
    seen.add(one, 1.0 / segments);
  }
  constexpr double doubts = 4;  // standard errors
  const auto error = [](double chance) { return doubts * std::sqrt(chance / segments) + 0.002; };
  EXPECT_NEAR(reckoned.won[0], won[0], error(won[0]));
  EXPECT_NEAR(reckoned.won[1], won[1], error(won[1]));
  EXPECT_NEAR(all.margin, seen.margin, doubts * std::sqrt(seen.squares / segments));
  EXPECT_NEAR(all.squares, seen.squares, 0.15 * seen.squares + 0.3);
  for (const std::size_t corner : {0U, 1U}) {
    // Who has none left loses none; it is reckoned all the same.
    if (!before.boxers[corner].tired) {
      EXPECT_NEAR(all.stm[corner], seen.stm[corner], 0.06);
    }
  }
  EXPECT_NEAR(all.downs, seen.downs, 0.02);
}

TEST(SegmentOdds, are_what_segments_show_for_every_pair) {
  const auto setup = test::bout_of("joe-frazier", "jerry-quarry", 12);
  State before = Rules::opening(setup);
  before.boxers[0].cuts.push_back({.points = 2, .location = Location::left_brow, .open = true});
  before.boxers[1].cuts.push_back({.points = 1, .location = Location::lip, .open = false});
  for (const Strategy red : all_strategies) {
    for (const Strategy blue : all_strategies) {
      SCOPED_TRACE(testing::Message() << name_of(red) << " v " << name_of(blue));
      expect_as_boxed(setup, before, red, blue);
    }
  }
}

TEST(SegmentOdds, know_a_man_who_is_hurt_tired_and_warned) {
  auto setup = test::bout_of("sonny-liston", "floyd-patterson", 12);
  setup.referee = Referee::gillis;
  State before = Rules::opening(setup);
  before.gloves = 6;
  before.boxers[0].warnings = 1;
  before.boxers[1].down = 1;
  before.boxers[1].stm = 0;
  before.boxers[1].tired = true;
  refresh(setup, before, Corner::blue);
  for (const Strategy blue : {Strategy::box, Strategy::outside, Strategy::tie_up}) {
    SCOPED_TRACE(name_of(blue));
    expect_as_boxed(setup, before, Strategy::load_up, blue);
  }
}

TEST(SegmentOdds, nothing_happens_if_both_tie_up) {
  const auto setup = test::bout_of(test::even_man, test::even_man, 12);
  const Happenings happenings = SegmentOdds(setup, Rules::opening(setup)).segment(Strategy::tie_up, Strategy::tie_up);
  EXPECT_DOUBLE_EQ(happenings.parts[0].chance, 1);
  EXPECT_DOUBLE_EQ(happenings.parts[0].margin, 0);
}

}  // namespace
}  // namespace fc::the_ring
