// A rollout takes no memory: whatever happens in a campaign has its place in the state.
#include <gtest/gtest.h>

#include "tests/ringside-campaign/campaigns.h"
#include "tests/rules/memory_taken.h"

namespace fc::ringside_campaign::test {
namespace {

/// Any legal answer, checked by nobody.
void play_on(const Setup& setup, State& state, Random& random) {
  const Need need = Rules::need(setup, state);
  if (need.kind == NeedKind::roll) {
    Rules::play_roll(setup, state, throw_die(random, need.die), NoEvents());
  } else if (need.kind == NeedKind::bout) {
    Rules::play_choice(setup, state, Rules::any_result(setup, state, random), NoEvents());
  } else {
    const Choices legal = Rules::legal(setup, state, need);
    Rules::play_choice(setup, state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], NoEvents());
  }
}

/// Five campaigns.
void expect_no_memory_taken(const std::string& options) {
  const auto setup = setup_of(4, options);
  const std::size_t before = fc::test::memory_taken();
  ASSERT_GT(before, 0U) << "the data was read, so it counts";
  int bouts = 0;
  for (std::uint64_t campaign = 0; campaign < 5; ++campaign) {
    Random random(campaign);
    State state = Rules::opening(setup);
    while (state.phase != Phase::finished) {
      play_on(setup, state, random);
    }
    bouts += state.bouts;
  }
  EXPECT_EQ(fc::test::memory_taken(), before);
  EXPECT_GT(bouts, 200);
}

TEST(RingsideCampaignRollouts, take_no_memory) {
  expect_no_memory_taken(R"({"formation":"auction","stable_size":4,"weeks":30,"disputes":"auction"})");
}

TEST(RingsideCampaignRollouts, by_club_rules_take_no_memory) {
  expect_no_memory_taken(R"({"stable_size":4,"weeks":30,"recovery":"weekly","visitors":4,"walkovers":63,"television":true,
                             "rematches":true,"wear":1})");
}

}  // namespace
}  // namespace fc::ringside_campaign::test
