// The ladder of bots. Seeds are fixed, so the result is too. Strategies decide little in this game: over many more bouts the
// steps are a few points, and a champion who thinks briefly is a bad one: what he is worth is held by best_response_test.
#include <gtest/gtest.h>

#include <memory>

#include "bots/dice-boxing/game.h"
#include "bouts.h"

namespace fc::dice_boxing {
namespace {

/// Share of `stronger` in bouts of 12 rounds of one man against himself, corners changing; a draw is half a win.
double share_of(Level stronger, Level weaker, int bouts, int rollouts = 0) {
  const auto setup = test::bout_of("muhammad-ali", "muhammad-ali", 12);
  const std::unique_ptr<Controller> hero = make_controller(stronger, rollouts);
  const std::unique_ptr<Controller> rival = make_controller(weaker, rollouts);
  double share = 0;
  for (int bout = 0; bout < bouts; ++bout) {
    const bool hero_is_red = bout % 2 == 0;
    const State end = test::play_out(setup, Rules::opening(setup),
                                     {hero_is_red ? hero.get() : rival.get(), hero_is_red ? rival.get() : hero.get()},
                                     static_cast<std::uint64_t>(bout / 2));
    const double red = test::share_of_red(end);
    share += (hero_is_red ? red : 1 - red) / bouts;
  }
  testing::Test::RecordProperty("share", std::to_string(share));
  return share;
}

constexpr int quick_bouts = 2'000;
constexpr int slow_bouts = 120;
constexpr int few_rounds = 300;

TEST(Ladder, the_novice_does_not_lose_to_the_uniform_bot) {
  EXPECT_GE(share_of(Level::novice, Level::uniform, quick_bouts), 0.5);
}

TEST(Ladder, the_contender_beats_the_novice) {
  EXPECT_GE(share_of(Level::contender, Level::novice, quick_bouts), 0.51);
}

TEST(Ladder, the_contender_beats_the_uniform_bot) {
  EXPECT_GE(share_of(Level::contender, Level::uniform, quick_bouts), 0.53);
}

TEST(Ladder, the_champion_beats_the_uniform_bot) {
  EXPECT_GE(share_of(Level::champion, Level::uniform, slow_bouts, few_rounds), 0.53);
}

}  // namespace
}  // namespace fc::dice_boxing
