// The famous pairs of the posters: whoever is named there is in that game's roster and looks like himself.
#include "cabinet/program/match_up.h"

#include <gtest/gtest.h>

namespace fc::cabinet {
namespace {

TEST(Billing, whoever_is_on_a_poster_can_be_met_in_the_ring) {
  const Result<CornerGames> games = CornerGames::open(FC_TESTED_DATA);
  ASSERT_TRUE(games);
  int pairs = 0;
  for (const auto& game : games->all()) {
    for (const FamousPair& pair : game->famous()) {
      ++pairs;
      EXPECT_NE(pair[0], pair[1]);
      for (const std::string_view id : pair) {
        EXPECT_TRUE(game->roster().find(id)) << game->slug() << ": " << id;
      }
    }
  }
  EXPECT_GE(pairs, 3);
}

}  // namespace
}  // namespace fc::cabinet
