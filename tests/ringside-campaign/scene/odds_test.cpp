// The chances on the screen are those that the computer's managers reckon with.
#include "scene/ringside-campaign/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "bots/ringside-campaign/worth.h"
#include "steps.h"

namespace fc::ringside_campaign {
namespace {

TEST(CampaignOdds, are_those_of_the_computers_managers) {
  const auto setup = test::setups()[2];
  int compared = 0;
  test::play(setup, 3, [&](const State& state, const test::Step& /*step*/) {
    if (state.phase != Phase::booking || compared > 5000) {
      return;
    }
    const Person own = state.manager(0).stable[0];
    each_man(setup, state, [&](Person other) {
      const double chance = 100 * chance_to_beat(setup, state, own, other);
      EXPECT_NEAR(chance_to_win(setup, state, own, other), std::clamp(chance, 1.0, 99.0), 0.5001);
      ++compared;
    });
  });
  EXPECT_GT(compared, 500);
}

}  // namespace
}  // namespace fc::ringside_campaign
