// A rollout takes no memory: whatever happens in a career has its place in the state.
#include <gtest/gtest.h>

#include "tests/dice-boxing-career/careers.h"
#include "tests/rules/memory_taken.h"

namespace fc::dice_boxing_career::test {
namespace {

void play_on(const Setup& setup, State& state, Climber& climber) {
  const Need need = Rules::need(setup, state);
  if (need.kind == NeedKind::roll) {
    Rules::play_roll(setup, state, throw_die(climber.random, need.die), NoEvents());
  } else if (need.kind == NeedKind::bout) {
    Rules::play_choice(setup, state, climber.outcome(setup, state), NoEvents());
  } else {
    Rules::play_choice(setup, state, climber.choose(setup, state, need), NoEvents());
  }
}

TEST(DiceBoxingCareerRollouts, take_no_memory) {
  const auto path = setup_of("heavyweight", R"({"all_time_greats":false,"retirement_chart":true,"life":true})");
  const auto free = setup_of("heavyweight", R"({"mode":"free"})");
  const std::size_t before = fc::test::memory_taken();
  ASSERT_GT(before, 0U) << "the data was read, so it counts";
  int fights = 0;
  for (std::uint64_t career = 0; career < 20; ++career) {
    const auto& setup = career % 4 == 0 ? free : path;
    Climber climber{.random = Random(career)};
    State state = Rules::opening(setup);
    while (state.phase != Phase::finished) {
      play_on(setup, state, climber);
    }
    fights += state.fights();
  }
  EXPECT_EQ(fc::test::memory_taken(), before);
  EXPECT_GT(fights, 200);
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
