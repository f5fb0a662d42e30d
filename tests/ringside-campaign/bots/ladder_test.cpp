// The manager who looks ahead against sensible ones. Every campaign is held twice from one seed, with him on a seat and with
// a sensible manager in his place; he sits on every seat as often.
#include <gtest/gtest.h>

#include "bots/ringside-campaign/game.h"
#include "computers.h"

namespace fc::ringside_campaign::test {
namespace {

/// The seat's part of all cash at the end.
double share_of(const Setup& setup, Seat seat, bool looks_ahead, std::uint64_t campaign) {
  Random random = random_stream(23, campaign);
  State state = Rules::opening(setup);
  Champion champion;
  bool goes_on = true;
  while (goes_on) {
    if (looks_ahead && state.asked.kind == NeedKind::choice && state.asked.seat == seat) {
      fc::test::must(Rules::choose(setup, state, champion.answer(setup, state), NoEvents()));
    } else {
      goes_on = answer_as_computer(setup, state, random, NoEvents());
    }
  }
  double all = 0;
  for (int other = 0; other < seats_of(setup); ++other) {
    all += state.manager(other).cash;
  }
  return state.manager(seat).cash / all;
}

TEST(RingsideCampaignLadder, looking_ahead_makes_the_richest_manager) {
  constexpr int campaigns = 12;
  const auto setup = setup_of(4, R"({"stable_size":4})");
  double ahead = 0;
  double sensible = 0;
  for (std::uint64_t campaign = 0; campaign < campaigns; ++campaign) {
    const auto seat = static_cast<Seat>(campaign % 4);
    ahead += share_of(setup, seat, true, campaign) / campaigns;
    sensible += share_of(setup, seat, false, campaign) / campaigns;
  }
  EXPECT_GT(ahead, sensible + 0.05) << "in 200 campaigns it is 0.14 more";
  EXPECT_GT(ahead, 0.3);
}

}  // namespace
}  // namespace fc::ringside_campaign::test
