// A rollout takes no memory: whatever happens in a bout has its place in the state.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "any_bout.h"

namespace {

/// How often this program has asked for memory.
std::size_t& taken() {
  static std::size_t count = 0;
  return count;
}

}  // namespace

void* operator new(std::size_t bytes) {
  ++taken();
  if (void* const memory = std::malloc(bytes)) {
    return memory;
  }
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t /*bytes*/) noexcept {
  std::free(memory);
}

namespace fc::the_ring {
namespace {

TEST(TheRingRollouts, take_no_memory) {
  the_ring::Setup setup;
  setup.cards = {test::ours().find("rocky-marciano")->card(), test::ours().find("randy-sandy")->card()};
  setup.champion = Champion::red;
  setup.options.solitaire = Solitaire::blue;
  setup.options.training_camp = true;
  setup.charts = test::ours().charts;
  const std::size_t before = taken();
  int rounds = 0;
  for (std::uint64_t bout = 0; bout < 200; ++bout) {
    State state = Rules::opening(setup);
    Rules::play_out(setup, state, test::ChancePlayer{.random = Random(bout)}, NoEvents{});
    rounds += state.round;
  }
  EXPECT_EQ(taken(), before);
  EXPECT_GT(rounds, 200);
}

}  // namespace
}  // namespace fc::the_ring
