// Campaigns whose program is killed again and again come to the end they would have come to: no bout, no dollar, no week is
// lost.
#include "tests/records/long_kill.h"

namespace fc::ringside_campaign {
namespace {

TEST(RingsideCampaignKilled, two_hundred_times_ends_as_the_unbroken_one) {
  constexpr int kills = 200;
  constexpr std::uint32_t most_microseconds = 60'000;
  const records::test::LongGame game{
      .opening = {.game = "ringside-campaign",
                  .setup =
                      R"({"managers":3,"options":{"formation":"draft","stable_size":2,"weeks":6,"disputes":"auction"}})",
                  .dice = {},
                  .choices = {}},
      .seed = 5};
  EXPECT_GE(records::test::kill_and_go_on(game, kills, most_microseconds), 1);
}

}  // namespace
}  // namespace fc::ringside_campaign
