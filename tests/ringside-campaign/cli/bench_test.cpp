// What the rules of the campaign do, as one number: whoever changes it says so and why.
#include <gtest/gtest.h>

#include "cli/ringside-campaign/game.h"
#include "tests/cli/run_cli.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

TEST(RingsideCampaignBench, prints_the_signature_of_these_rules) {
  fc::test::expect_bench(bench(our_catalogue()), "27367c8852e6e0c2", 1000);
}

}  // namespace
}  // namespace fc::ringside_campaign::test
