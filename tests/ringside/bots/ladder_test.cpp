// The ladder of bots: each level beats the one below clearly. Seeds are fixed, so the result is too. Over 2,000 bouts each
// step is 60 % or more; here fewer bouts have to show 55 %.
#include <gtest/gtest.h>

#include <memory>

#include "bots/ringside/game.h"
#include "bouts.h"

namespace fc::ringside {
namespace {

constexpr int bouts = 300;
constexpr int simulation_rollouts = 300;
constexpr double clear_share = 0.55;

/// Win share of `stronger` in 12 rounds between equal men, who change corners every bout; a drawn bout is half a win.
double share_of(Level stronger, Level weaker, const Boxer& boxer) {
  const auto setup = test::bout_of(boxer, boxer, 12);
  const std::unique_ptr<Controller> hero = make_controller(stronger, simulation_rollouts);
  const std::unique_ptr<Controller> rival = make_controller(weaker, simulation_rollouts);
  double share = 0;
  for (std::uint64_t bout = 0; bout < bouts; ++bout) {
    const bool hero_is_red = bout % 2 == 0;
    const State end = hero_is_red ? test::play_out(setup, Rules::opening(setup), {hero.get(), rival.get()}, bout)
                                  : test::play_out(setup, Rules::opening(setup), {rival.get(), hero.get()}, bout);
    const double red = end.has_winner ? (end.winner == Corner::red ? 1.0 : 0.0) : 0.5;
    share += (hero_is_red ? red : 1 - red) / bouts;
  }
  return share;
}

TEST(Ladder, the_novice_beats_the_uniform_bot) {
  EXPECT_GE(share_of(Level::novice, Level::uniform, test::average), clear_share);
}

TEST(Ladder, the_contender_beats_the_uniform_bot) {
  EXPECT_GE(share_of(Level::contender, Level::uniform, test::average), clear_share);
}

TEST(Ladder, the_contender_beats_the_novice) {
  EXPECT_GE(share_of(Level::contender, Level::novice, test::average), clear_share);
}

TEST(Ladder, the_champion_beats_the_contender) {
  EXPECT_GE(share_of(Level::champion, Level::contender, test::average), clear_share);
}

TEST(Ladder, the_champion_beats_the_contender_when_both_are_ali) {
  const Boxer ali = test::catalogue().find("muhammad-ali")->boxer;
  EXPECT_GE(share_of(Level::champion, Level::contender, ali), clear_share);
}

}  // namespace
}  // namespace fc::ringside
