#include "tests/match/whole_answers.h"

namespace fc::ringside_campaign {
namespace {

TEST(RingsideCampaignVectors, are_answered_and_refused_whole) { test::expect_whole_answers("ringside-campaign", 176, 59); }
TEST(RingsideCampaignVectors, of_the_club_are_answered_and_refused_whole) {
  test::expect_whole_answers("ringside-campaign", 63, 13, "club-vectors.json");
}

}  // namespace
}  // namespace fc::ringside_campaign
