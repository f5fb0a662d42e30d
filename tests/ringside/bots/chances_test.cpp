// The estimate before the bout against bouts that are boxed.
#include "bots/ringside/fitted_chance.h"

#include <gtest/gtest.h>

#include <memory>

#include "bots/ringside/game.h"
#include "bouts.h"

namespace fc::ringside {
namespace {

Boxer the(std::string_view id) { return test::catalogue().find(id)->boxer; }

/// Share of red between two contenders; a drawn bout is half a win.
double boxed_share(const Boxer& red, const Boxer& blue, int rounds) {
  constexpr int bouts = 120;
  const auto setup = test::bout_of(red, blue, rounds);
  const std::unique_ptr<Controller> one = make_controller(Level::contender);
  const std::unique_ptr<Controller> other = make_controller(Level::contender);
  double share = 0;
  for (std::uint64_t bout = 0; bout < bouts; ++bout) {
    const State end = test::play_out(setup, Rules::opening(setup), {one.get(), other.get()}, bout);
    share += (end.has_winner ? (end.winner == Corner::red ? 1.0 : 0.0) : 0.5) / bouts;
  }
  return share;
}

TEST(Chances, both_chances_make_one) {
  EXPECT_DOUBLE_EQ(chance_to_beat(the("muhammad-ali"), the("muhammad-ali"), 3), 0.5);
  EXPECT_DOUBLE_EQ(
      chance_to_beat(the("joe-louis"), the("duane-bobick"), 3) + chance_to_beat(the("duane-bobick"), the("joe-louis"), 3),
      1);
}

TEST(Chances, the_better_boxer_gains_by_every_round) {
  double before = 0.5;
  for (const int rounds : {1, 3, 5, 7, 8, 10, 12, 15}) {
    const double chance = chance_to_beat(the("joe-louis"), the("archie-moore"), rounds);
    EXPECT_GT(chance, before) << rounds << " rounds";
    before = chance;
  }
}

TEST(Chances, come_near_what_bouts_show) {
  constexpr double near = 0.15;  // 0.05 of it are the luck of so few bouts
  for (const int rounds : {1, 3, 7, 15}) {
    for (const auto& [red, blue] :
         {std::pair{"muhammad-ali", "rocky-marciano"}, std::pair{"george-foreman", "joe-frazier"},
          std::pair{"joe-louis", "duane-bobick"}, std::pair{"karl-mildenberger", "sonny-liston"}}) {
      EXPECT_NEAR(chance_to_beat(the(red), the(blue), rounds), boxed_share(the(red), the(blue), rounds), near)
          << red << " v " << blue << ", " << rounds << " rounds";
    }
  }
}

}  // namespace
}  // namespace fc::ringside
