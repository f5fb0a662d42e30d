// What the tale of the tape tells before the first week of a campaign.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "match/games.h"
#include "overlay/bout/game_panels.h"
#include "tests/library/folder.h"
#include "tests/must.h"

namespace fc::ringside_campaign {
namespace {

using fc::test::must;

/// The lines of the first of two managers.
std::vector<std::string> lines_of(const std::string& options) {
  static const Games games = must(Games::load(fc::test::data_folder()));
  static const Words words = must(Words::load(fc::test::data_folder(), "en"));
  const auto campaign = must(games.open(
      {.game = "ringside-campaign", .setup = R"({"managers": 2, "options": )" + options + "}", .dice = {}, .choices = {}}));
  return overlay::make_panels("ringside-campaign")->tale(*campaign, {"Ada", "Bernard"}, words).cards.front().lines;
}

using Lines = std::vector<std::string>;

TEST(RingsideCampaignTale, says_what_is_known_and_leaves_out_what_is_not) {
  EXPECT_EQ(lines_of(R"({"formation": "draft", "stable_size": 3})"), (Lines{"3 men by draft", "Champions of history"}));
  EXPECT_EQ(lines_of(R"({"formation": "roll", "stable_size": 1})"), (Lines{"1 man by the dice"})) << "he has no choice";
  EXPECT_EQ(lines_of(R"({"formation": "auction", "stable_size": 4, "pool": "mixed", "starting_cash": 10000})"),
            (Lines{"Up to 4 men under the hammer", "Champions and new men", "$10,000 to begin with"}));
}

}  // namespace
}  // namespace fc::ringside_campaign
