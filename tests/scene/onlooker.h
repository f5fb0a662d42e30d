// What an onlooker sees of secret picks: the scene shows it, so it must be the same whatever was picked.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "core/need.h"
#include "core/random.h"

namespace fc::scene::test {

/// What an onlooker sees after each event of one answer.
template <class Rules>
std::vector<typename Rules::View> seen_of(const typename Rules::Setup& setup, typename Rules::State& state,
                                          typename Rules::Choice choice) {
  std::vector<typename Rules::View> seen;
  const auto look = [&](const auto&) { seen.push_back(Rules::view(setup, state, no_seat)); };
  EXPECT_TRUE(Rules::choose(setup, state, choice, look));
  return seen;
}

/// Plays a game at random. Wherever a secret pick leaves another seat's to be made, every answer must look alike.
template <class Rules>
void expect_blind_onlooker(const typename Rules::Setup& setup, std::uint64_t seed) {
  Random random(seed);
  int compared = 0;
  typename Rules::State state = Rules::opening(setup);
  for (Need need = Rules::need(setup, state); need.kind != NeedKind::finished; need = Rules::need(setup, state)) {
    if (need.kind == NeedKind::roll) {
      ASSERT_TRUE(Rules::roll(setup, state, throw_die(random, need.die), [](const auto&) {}));
      continue;
    }
    const auto legal = Rules::legal(setup, state, need);
    if (Rules::pickers(setup, state).size() > 1) {
      typename Rules::State one = state;
      typename Rules::State other = state;
      ASSERT_EQ(seen_of<Rules>(setup, one, legal[0]), seen_of<Rules>(setup, other, legal[legal.size() - 1]));
      ++compared;
    }
    ASSERT_TRUE(
        Rules::choose(setup, state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], [](const auto&) {}));
  }
  EXPECT_GT(compared, 0);
}

}  // namespace fc::scene::test
