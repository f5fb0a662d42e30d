// What the rules of the campaign do, as one number: whoever changes it says so and why.
#include <gtest/gtest.h>

#include "cli/ringside-campaign/game.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

TEST(RingsideCampaignBench, prints_the_signature_of_these_rules) {
  const cli::BenchResult result = bench(our_catalogue());
  EXPECT_EQ(result.signature, "27367c8852e6e0c2");
  EXPECT_LE(result.state_bytes, 16U * 1024);
  EXPECT_GT(result.bout_nanoseconds, result.draws_nanoseconds);
  EXPECT_GT(result.draws, 1000) << "questions of a year";
}

}  // namespace
}  // namespace fc::ringside_campaign::test
