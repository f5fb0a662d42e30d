// A rollout takes no memory: whatever happens in a bout has its place in the state.
#include <gtest/gtest.h>

#include "any_bout.h"
#include "tests/rules/memory_taken.h"

namespace fc::dice_boxing {
namespace {

TEST(DiceBoxingRollouts, take_no_memory) {
  const auto card = [](const char* id) { return test::ours().card(*test::ours().find(id)); };
  const auto setup = agreed(card("muhammad-ali"), card("f-percy-applewhite"), {}, test::ours().charts);
  const std::size_t before = fc::test::memory_taken();
  ASSERT_GT(before, 0U) << "the data was read, so it counts";
  int rounds = 0;
  for (std::uint64_t bout = 0; bout < 200; ++bout) {
    State state = Rules::opening(setup);
    Rules::play_out(setup, state, test::ChancePlayer{.random = Random(bout), .wild = bout % 2 == 0}, NoEvents{});
    rounds += state.round;
  }
  EXPECT_EQ(fc::test::memory_taken(), before);
  EXPECT_GT(rounds, 200);
}

}  // namespace
}  // namespace fc::dice_boxing
