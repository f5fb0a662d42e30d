// How a fight is likely to end, as the betting tables print it.
#include "scene/knock-out/readout.h"

#include <gtest/gtest.h>

#include "games.h"
#include "scene/knock-out/choreography.h"

namespace fc::knock_out {
namespace {

Fight fight_at(int red_moved, int blue_moved) {
  Fight fight;
  for (const Corner corner : {Corner::red, Corner::blue}) {
    Fighter& fighter = fight.of(corner);
    fighter.distance = 5;
    fighter.moved = static_cast<std::int8_t>(corner == Corner::red ? red_moved : blue_moved);
  }
  return fight;
}

TEST(KnockOutOdds, are_those_of_two_managers_who_train_like_champions) {
  const Odds odds = odds_of(fight_at(0, 0), 3);
  EXPECT_NEAR(odds.red_wins, 0.418F, 0.003F);
  EXPECT_NEAR(odds.red_is_out + odds.blue_is_out, 0.326F, 0.003F);
  EXPECT_GT(chance_of(odds, Corner::blue, BetType::win), 0.5F) << "the defender has an edge";
  EXPECT_FLOAT_EQ(chance_of(odds, Corner::red, BetType::win) + chance_of(odds, Corner::blue, BetType::x2), 1);
}

TEST(KnockOutOdds, nobody_on_space_five_is_knocked_out_in_one_round) {
  const Odds odds = odds_of(fight_at(0, 0), 1);
  EXPECT_EQ(odds.red_is_out, 0);
  EXPECT_EQ(odds.blue_is_out, 0);
  EXPECT_GT(odds_of(fight_at(1, 0), 1).red_is_out, 0.02F) << "the hook alone";
}

TEST(KnockOutOdds, are_worse_for_whoever_has_been_driven) {
  for (const int rounds : {1, 2}) {
    EXPECT_LT(odds_of(fight_at(3, 0), rounds).red_wins, odds_of(fight_at(0, 0), rounds).red_wins);
    EXPECT_GT(odds_of(fight_at(3, 0), rounds).red_is_out, odds_of(fight_at(0, 0), rounds).red_is_out);
  }
}

TEST(KnockOutOdds, end_in_what_the_rules_say) {
  EXPECT_EQ(odds_of(fight_at(2, 2), 0), odds_of(Corner::blue, false)) << "equal: the challenger loses";
  EXPECT_EQ(odds_of(fight_at(1, 2), 0), odds_of(Corner::red, false));
  EXPECT_EQ(odds_of(fight_at(5, 2), 2), odds_of(Corner::blue, true));
  int fights = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    for (const Cue& cue : choreography.timeline().all()) {
      if (const auto* end = std::get_if<FightEnded>(&cue.event)) {
        ++fights;
        EXPECT_EQ(choreography.readout(cue.start).odds, odds_of(end->winner, end->knockout));
      }
    }
  }
  EXPECT_GT(fights, 10);
}

}  // namespace
}  // namespace fc::knock_out
