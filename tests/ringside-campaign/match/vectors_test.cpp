#include "tests/match/whole_answers.h"

namespace fc::ringside_campaign {
namespace {

TEST(RingsideCampaignVectors, are_answered_and_refused_whole) { test::expect_whole_answers("ringside-campaign", 176, 59); }

}  // namespace
}  // namespace fc::ringside_campaign
