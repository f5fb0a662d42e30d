// A rollout takes no memory: whatever happens in a bout has its place in the state.
#include <gtest/gtest.h>

#include "any_bout.h"
#include "tests/rules/memory_taken.h"

namespace fc::the_ring {
namespace {

TEST(TheRingRollouts, take_no_memory) {
  the_ring::Setup setup;
  setup.cards = {test::ours().find("rocky-marciano")->card(), test::ours().find("randy-sandy")->card()};
  setup.champion = Champion::red;
  setup.options.solitaire = Solitaire::blue;
  setup.options.training_camp = true;
  setup.charts = test::ours().charts;
  const std::size_t before = fc::test::memory_taken();
  ASSERT_GT(before, 0U) << "the data was read, so it counts";
  int rounds = 0;
  for (std::uint64_t bout = 0; bout < 200; ++bout) {
    State state = Rules::opening(setup);
    Rules::play_out(setup, state, test::ChancePlayer{.random = Random(bout), .wild = false}, NoEvents{});
    rounds += state.round;
  }
  EXPECT_EQ(fc::test::memory_taken(), before);
  EXPECT_GT(rounds, 200);
}

}  // namespace
}  // namespace fc::the_ring
